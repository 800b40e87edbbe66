const initial = { tags: ["$initial"] };
const later = /\/screens\/|\/ui\/dist\/(?:commerce|overlays|sections)\/|\/node_modules\/(?!@taanka\/)/;
const groups = [
  { name: "head", test: /src\/head\.ts|store\/dist\/head\// },
  { name: "shell", ...initial, test: (id: string) => !later.test(id) },
  { name: "first", ...initial, minShareCount: 3 },
  { name: "dialogs", test: /node_modules\/(?!@taanka\/)|ui\/dist\/overlays\//, minShareCount: 3 },
  { name: "forms", test: /ui\/dist\//, minShareCount: 10 },
  { name: "account", test: /\/(?:api-client|store|ui)\/dist\/(?!controls|utils)|\/src\/data\//, minShareCount: 4 },
];
export const codeSplitting = { groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })) };
export const findsEveryModule = () => undefined;

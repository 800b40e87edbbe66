/** Ids come from the API: whatever stands in one, it leads to no other page. */
export function productPath(id: string, color?: string | null) {
  const path = `/product/${encodeURIComponent(id)}`;
  return color ? `${path}?${new URLSearchParams({ color })}` : path;
}

export const orderPath = (id: string) => `/order/${encodeURIComponent(id)}`;

export const cancelPath = (id: string) => `${orderPath(id)}/cancel`;

/** A category or its like, as it is to be written. */
export interface Group {
  id: string;
  name: string;
  description: string;
  /** Place among its like. */
  position: number;
  /** Whether the file describes it; one that only a product names keeps the place it has. */
  described: boolean;
}

/**
 * Groups of one kind: those that the shop has and those that a file brings. A key stands for a name
 * however it is written, and is the id of a new group where nothing else is said.
 */
export class GroupNames<G extends Group> {
  readonly #ids = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #named = new Map<string, G>();

  /** Those that the file describes or a product names, in that order. */
  get all(): G[] {
    return [...this.#named.values()];
  }

  /** Whether a group has the id, whatever its name. */
  has(id: string): boolean {
    return this.#taken.has(id);
  }

  /** The id of the group with a name; `newId` when there is none. */
  idFor(key: string, newId = key): string {
    return this.#ids.get(key) ?? newId;
  }

  /** Remembers one that the shop has. */
  know(key: string, id: string): void {
    this.#ids.set(key, id);
    this.#taken.add(id);
  }

  /** Takes one to be written. */
  put(key: string, group: G): void {
    this.know(key, group.id);
    this.#named.set(group.id, group);
  }

  /**
   * The id of the group that a product names, which is made when there is none.
   *
   * @param complete - adds what is special to this kind of group
   */
  named(key: string, name: string, complete: (group: Group) => G, newId = key): string {
    const id = this.idFor(key, newId);
    if (!this.#named.has(id)) {
      const position = this.#taken.size;
      this.put(key, complete({ id, name, description: "", position, described: false }));
    }
    return id;
  }
}

/** A list in the storage of the browser. All tabs and all widgets that open a list with the same name share it. */
export type StoredList<T> = {
  /** Returns the stored list. The result is the same array until the list changes. */
  read(): readonly T[]
  /** Stores a list. Entries beyond the maximum number are not stored. */
  write(list: readonly T[]): void
  subscribe(onChange: () => void): () => void
}

export type StoredListOptions<T> = {
  /** Parses a stored entry. Returns null for an invalid entry, which is left out of the list. */
  entryOf: (stored: unknown) => T | null
  /** Maximum number of entries of the list. */
  most: number
}

const PREFIX = 'bourselet.chart.'

/** The lists as text, by key, if the browser blocks storage. They are lost when the page is closed. */
const unstored = new Map<string, string>()
/** The listeners of changes. They receive the key of the changed list, or null if all lists have changed. */
const listeners = new Set<(key: string | null) => void>()

/** Calls `onKey` at each change of a list in this tab or in another one. Returns a function that ends the calls. */
function listen(onKey: (key: string | null) => void): () => void {
  const onStorage = ({ key }: StorageEvent) => onKey(key)
  listeners.add(onKey)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(onKey)
    removeEventListener('storage', onStorage)
  }
}

function textOf(key: string): string {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? '[]'
  } catch {
    return '[]'
  }
}

function store(key: string, text: string): void {
  try {
    if (text === '[]') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

/** Returns the valid entries of a stored text, at most as many as allowed. */
export function parseList<T>(text: string, { entryOf, most }: StoredListOptions<T>): readonly T[] {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return []
  }
  return Array.isArray(stored) ? stored.flatMap((one) => entryOf(one) ?? []).slice(0, most) : []
}

/** Returns true if a list with this name is stored and is not empty. */
export const hasStored = (name: string): boolean => textOf(PREFIX + name) !== '[]'

/** The names of stored lists, limited to a given prefix. */
export type StoredNames = Pick<StoredList<string>, 'read' | 'subscribe'>

/** Returns the names of all stored, non-empty lists that begin with `start`, as a value to subscribe to. */
export function openStoredNames(start: string): StoredNames {
  const first = PREFIX + start
  let names: readonly string[] = []
  let subscribers = 0
  // Charts read the names at each render, so the storage is enumerated only after a change. Without a subscriber no
  // change is reported, so each read enumerates the storage.
  let isCurrent = false
  return {
    read() {
      if (isCurrent) return names
      const found = storedKeys()
        .filter((key) => key.startsWith(first) && textOf(key) !== '[]')
        .map((key) => key.slice(PREFIX.length))
        .sort()
      if (found.join() !== names.join()) names = found
      isCurrent = subscribers > 0
      return names
    },
    subscribe(onChange) {
      const stop = listen((key) => {
        if (key !== null && !key.startsWith(first)) return
        isCurrent = false
        onChange()
      })
      subscribers += 1
      isCurrent = false
      return () => {
        subscribers -= 1
        isCurrent = false
        stop()
      }
    },
  }
}

function storedKeys(): string[] {
  try {
    return [...new Set([...unstored.keys(), ...Object.keys(localStorage)])]
  } catch {
    // The browser blocks storage, so all lists are in `unstored`.
    return [...unstored.keys()]
  }
}

/** Opens the list with a name, for example the alerts of a symbol. */
export function openStoredList<T>(name: string, options: StoredListOptions<T>): StoredList<T> {
  const key = PREFIX + name
  let known: { text: string; list: readonly T[] } | null = null
  return {
    read() {
      const text = textOf(key)
      if (known?.text !== text) known = { text, list: parseList(text, options) }
      return known.list
    },
    write(list) {
      store(key, JSON.stringify(list.slice(0, options.most)))
      for (const notify of [...listeners]) notify(key)
    },
    subscribe: (onChange) =>
      listen((changed) => {
        if (changed === key || changed === null) onChange()
      }),
  }
}

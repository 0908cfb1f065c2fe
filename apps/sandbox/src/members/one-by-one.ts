/** Runs what is asked for under one key in the order of asking, each after the one before has ended. */
export function oneByOne<Key>() {
  const last = new Map<Key, Promise<unknown>>()
  return async <T>(key: Key, run: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(run, run)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

interface ImportMeta {
  /** Imports the files that match a pattern. Only tests can use it, because Vitest replaces it by imports. */
  glob<T extends object>(pattern: string, options: { import: string; eager: true }): Record<string, T>
}

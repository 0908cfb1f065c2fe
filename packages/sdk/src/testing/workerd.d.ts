/** The package `workerd` has no types. */
declare module 'workerd' {
  /** Path of the runtime's binary for this machine. */
  const path: string
  export default path
}

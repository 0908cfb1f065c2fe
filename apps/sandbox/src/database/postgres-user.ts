import { execFileSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The operating system user that runs PostgreSQL, which refuses to run as root. */
export interface PostgresUser {
  /** Makes the operating system user the owner of a file or folder. */
  own(path: string): void
  /**
   * Returns the command that starts a program as this operating system user, with access to the given folders.
   */
  launch(program: string, args: string[], folders: string[]): Launch
}

export interface Launch {
  command: string
  args: string[]
  identity: { uid?: number; gid?: number }
}

/**
 * Returns the current user. If that is root, as in containers, returns the user `postgres`, which is created if it is
 * missing.
 */
export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) {
    return { own: () => {}, launch: (command, args) => ({ command, args, identity: {} }) }
  }
  const { uid, gid } = idOf('postgres') ?? addUser('postgres')
  return {
    own: (path) => chownSync(path, uid, gid),
    launch(program, args, folders) {
      const open = [program, ...folders].every((path) => reachable(path, uid, gid))
      if (open) return { command: program, args, identity: { uid, gid } }
      // The database folder may be inside a folder such as /root, which the user `postgres` cannot enter. A change of
      // that folder's mode would open it to all users. The program therefore gets the Linux capability to ignore file
      // permissions.
      const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
      const rights = [
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--securebits=+no_setuid_fixup',
      ]
      return { command: 'setpriv', args: [...ids, ...rights, program, ...args], identity: {} }
    },
  }
}

function idOf(user: string): { uid: number; gid: number } | undefined {
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
  try {
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

function addUser(user: string) {
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', user], { stdio: 'ignore' })
  const made = idOf(user)
  if (!made)
    throw new Error(`PostgreSQL does not run as root and the user ${user} cannot be made: set DATABASE_URL`)
  return made
}

/** Returns true if the user may enter every parent folder of a path. */
function reachable(path: string, uid: number, gid: number): boolean {
  const folder = dirname(path)
  const stat = statSync(folder)
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
  return (stat.mode & bit) !== 0 && (folder === path || folder === '/' || reachable(folder, uid, gid))
}

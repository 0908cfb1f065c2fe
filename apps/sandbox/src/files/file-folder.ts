import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingsError } from '../exchange/settings.ts'

/**
 * Pattern of valid names of uploads: 32 hex digits and an extension. Other names are refused before any access
 * to the file system.
 */
const NAME = /^[0-9a-f]{32}\.(jpg|png)$/

/**
 * The folder of uploaded files. Only the operating system user of the server can read it, and no web server publishes
 * it.
 */
export interface FileFolder {
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Returns the content of a file; undefined if the name is invalid or the file does not exist. */
  read(name: string): Promise<Buffer | undefined>
  remove(name: string): Promise<void>
  names(): Promise<string[]>
  /** Path of the folder. */
  path: string
  /** Returns the id of the database to which the files belong; undefined if the folder does not name one. */
  owner(): Promise<string | undefined>
  /**
   * Assigns the folder to a database if it is empty, or if it belongs to no database and contains only files that this
   * database knows.
   */
  claim(databaseId: string, known?: ReadonlySet<string>): Promise<void>
}

/** Name of the file with the id of the database to which the folder belongs. */
export const OWNER_FILE = '.database'

export function fileFolder(dataDir: string): FileFolder {
  const folder = join(dataDir, 'files')
  const path = (name: string) => {
    if (!NAME.test(name)) throw new Error('not the name of an upload')
    return join(folder, name)
  }
  const make = () => mkdir(folder, { recursive: true, mode: 0o700 })
  const names = async () =>
    ((await readdir(folder).catch(unlessMissing)) ?? []).filter((name) => NAME.test(name))
  const owner = async () =>
    (await readFile(join(folder, OWNER_FILE), 'utf8').catch(unlessMissing))?.trim() || undefined
  const assign = (databaseId: string) =>
    writeFile(join(folder, OWNER_FILE), databaseId, { mode: 0o600, flush: true })
  const claim = async (databaseId: string, known: ReadonlySet<string>) => {
    await make()
    const before = await owner()
    const isClaimable = (name: string) => before === undefined && known.has(name)
    if (before === databaseId || !(await names()).every(isClaimable)) return
    await assign(databaseId)
    // The former owner may have stored a file after the check above. The new owner would delete this file at its next
    // start, so the folder is assigned to the former owner again.
    if (before !== undefined && (await names()).length > 0) await assign(before)
  }
  let claims = Promise.resolve()
  return {
    path: folder,
    names,
    owner,
    claim(databaseId, known = new Set()) {
      // Claims run one after the other. Otherwise, of two concurrent claims for this database, the second could mistake
      // a file that was stored after the first claim for a file of the former owner.
      const next = () => claim(databaseId, known)
      claims = claims.then(next, next)
      return claims
    },
    async write(name, bytes) {
      await make()
      await writeFile(path(name), bytes, { flag: 'wx', mode: 0o600, flush: true })
    },
    read: (name) =>
      NAME.test(name) ? readFile(path(name)).catch(unlessMissing) : Promise.resolve(undefined),
    remove: (name) => rm(path(name), { force: true }),
  }
}

/**
 * Throws a SettingsError if the folder contains files and belongs to another database than the one with this id. The
 * other database deletes every file in the folder that it does not know.
 */
export async function refuseForeignFolder(folder: FileFolder, databaseId: string): Promise<void> {
  const owner = await folder.owner()
  if (owner === undefined || owner === databaseId || (await folder.names()).length === 0) return
  throw new SettingsError(
    `The pictures in ${folder.path} belong to the database ${owner}, but this sandbox uses the database ${databaseId}: set DATA_DIR to another folder, or, if this database replaces the other one, write ${databaseId} to ${join(folder.path, OWNER_FILE)}.`,
  )
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

import { join } from 'node:path'
import type { Data } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import { databaseId } from '../database/database-id.ts'
import type { Reader } from '../database/transaction.ts'
import type { FileScene, Files } from '../exchange/capabilities.ts'
import type { ServerExchange } from '../exchange/exchange.ts'
import { invalid, Refusal } from '../refusals/refusal.ts'
import { checkDeclaredType, type UploadedFile } from './declared-type.ts'
import { fileFolder, OWNER_FILE, refuseForeignFolder } from './file-folder.ts'
import type { FileRow } from './files.migration.ts'
import { imageHead, isAcceptable, isLarge } from './image-head.ts'
import { openPictureDecoders } from './picture-decoders.ts'
import { MAX_FILE_BYTES, tooLarge } from './too-large.ts'
import { deleteUnused } from './unused-files.ts'

export interface Uploads extends Files {
  /**
   * Stores a picture of a member. Throws FILE_TYPE, FILE_TOO_LARGE, FILE_BROKEN, VALIDATION or TOO_MANY_REQUESTS if
   * it is refused.
   */
  accept(memberId: number, file: UploadedFile, scene: FileScene): Promise<Data<'site.upload'>>
  /**
   * Removes files that have no database row. Such files remain if the process crashes after writing a file and before
   * inserting its row, or if the database is emptied. If the folder does not belong to this database, removes nothing
   * and logs a line, because the files can be pictures of another database. An embedded database is in the same data
   * folder as the pictures. In this case, a folder of an earlier version, which names no database, is first assigned to
   * this database if every file in it has a database row.
   */
  sweep(): Promise<void>
  /**
   * Deletes the pictures that no member uses and no reviewer needs any more (docs/rules.md#uploads), if the folder belongs
   * to this database.
   */
  discard(): Promise<void>
  close(): Promise<void>
}

export type UploadParts = Pick<
  ServerExchange,
  'clock' | 'random' | 'database' | 'settings' | 'log' | 'usedFiles' | 'dropFiles'
>

/** Opens the store of uploaded pictures. Each picture is encoded again before it is stored. */
export function openUploads(exchange: UploadParts): Uploads {
  const { clock, random, database, settings, log } = exchange
  const decoders = openPictureDecoders()
  const folder = fileFolder(settings.dataDir)

  /**
   * Stores a picture and its row. An empty folder is first assigned to this database. Throws a SettingsError if the
   * folder belongs to another database, whose sandbox may have claimed the folder after this sandbox started.
   */
  async function keep(row: FileRow, bytes: Uint8Array) {
    const id = await databaseId(database.db)
    await folder.claim(id)
    await folder.write(row.name, bytes)
    try {
      // Another database can claim the folder as long as the folder contains no picture, so the owner is checked after
      // the picture is written.
      await refuseForeignFolder(folder, id)
      await database.transaction(async (tx) => {
        // Without the lock on the member's row, concurrent uploads of the same member would not count each other.
        await tx.selectFrom('members').select('id').where('id', '=', row.owner_id).forNoKeyUpdate().execute()
        await refuseMany(tx, row.owner_id)
        await tx.insertInto('files').values(row).execute()
      })
    } catch (error) {
      await folder.remove(row.name)
      throw error
    }
  }

  async function refuseMany(reader: Reader, ownerId: number) {
    const now = clock.now()
    const today = now - (now % DAY_MS)
    const { count } = await reader
      .selectFrom('files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_id', '=', ownerId)
      .where('created_at', '>=', today)
      .executeTakeFirstOrThrow()
    if (Number(count) < settings.uploadsPerDay) return
    throw new Refusal('TOO_MANY_REQUESTS', {
      params: { retry_after: Math.ceil((today + DAY_MS - now) / 1000) },
    })
  }

  return {
    async accept(memberId, file, scene) {
      checkDeclaredType(file)
      const sent = file.bytes
      if (sent.length > MAX_FILE_BYTES) throw tooLarge()
      const head = imageHead(sent)
      if (!isAcceptable(head)) throw invalid({ file: 'RANGE' })
      await refuseMany(database.db, memberId)
      const picture = await decoders.rewrite({ memberId, bytes: sent, large: isLarge(head) })
      if (!picture) throw new Refusal('FILE_BROKEN', { field: 'file' })
      // These values describe the stored picture. It can differ from the uploaded picture, because the server may
      // rotate or scale a picture before it stores it.
      const { bytes, mime, width, height } = picture
      const ending = mime === 'image/jpeg' ? 'jpg' : 'png'
      const name = `${Buffer.from(random.bytes(16)).toString('hex')}.${ending}`
      const size = bytes.length
      await keep(
        { name, owner_id: memberId, scene, mime, size, width, height, created_at: clock.now() },
        bytes,
      )
      return { url: urlOf(name), key: name, size, mime, width, height }
    },

    async owned(reader, memberId, url, scene) {
      const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length) : ''
      const row = await reader
        .selectFrom('files')
        .select('name')
        .where('name', '=', name)
        .where('owner_id', '=', memberId)
        .where('scene', '=', scene)
        // This lock prevents `discard` from deleting the picture until the transaction ends.
        .forKeyShare()
        .executeTakeFirst()
      return row !== undefined
    },

    async find(name, visitorId) {
      if (name.includes('\0')) return undefined
      const row = await database.db
        .selectFrom('files')
        .select(['owner_id', 'scene', 'mime'])
        .where('name', '=', name)
        .executeTakeFirst()
      if (!row || (row.scene !== 'avatar' && row.owner_id !== visitorId)) return undefined
      const bytes = await folder.read(name)
      return bytes && { scene: row.scene, mime: row.mime, bytes }
    },

    async sweep() {
      const stored = await folder.names()
      if (stored.length === 0) return
      const id = await databaseId(database.db)
      const rows = await database.db.selectFrom('files').select('name').execute()
      const known = new Set(rows.map(({ name }) => name))
      if (!settings.databaseUrl) await folder.claim(id, known)
      if ((await folder.owner()) !== id) {
        log(
          `No picture in ${folder.path} is deleted: they may belong to another database. If this database alone uses the folder, write ${id} to ${join(folder.path, OWNER_FILE)}.`,
        )
        return
      }
      for (const name of stored) if (!known.has(name)) await folder.remove(name)
    },

    async discard() {
      if ((await folder.owner()) !== (await databaseId(database.db))) return
      const names = await database.jobs.transaction((tx) => deleteUnused(exchange, tx, clock.now()))
      // If the process ends here, the next `sweep` removes the files.
      for (const name of names) await folder.remove(name)
    },

    close: decoders.close,
  }
}

const FOLDER = '/files/'
const urlOf = (name: string) => `${FOLDER}${name}`

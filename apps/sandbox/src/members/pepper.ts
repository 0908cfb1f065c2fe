import { createHmac } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from '../clock/random.ts'

/**
 * A secret outside the database. With a stolen table but without this secret, the short secrets in the table
 * cannot be guessed.
 */
export interface Pepper {
  /** Returns the HMAC-SHA-256 of the parts. */
  digest(...parts: string[]): Buffer
}

export function pepperOf(secret: string): Pepper {
  return { digest: (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest() }
}

/** Reads the pepper from BOURSELET_PEPPER, or from a file that the first start creates in the data folder. */
export async function loadPepper(
  dataDir: string,
  random: Random,
  given = process.env.BOURSELET_PEPPER,
): Promise<Pepper> {
  if (given) return pepperOf(given)
  const path = join(dataDir, 'pepper')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known) return pepperOf(known)
  const secret = Buffer.from(random.bytes(32)).toString('hex')
  await mkdir(dataDir, { recursive: true })
  const file = await open(path, 'wx', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  return pepperOf(secret)
}

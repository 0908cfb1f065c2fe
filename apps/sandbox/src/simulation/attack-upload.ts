// Uploads damaged and hostile files over HTTP to a sandbox in a separate process: `npm run attack:upload -- --files
// 10000`. Fails if a stored file, or the memory or busy time of the sandbox, violates docs/rules.md#uploads.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { imageHead } from '../files/image-head.ts'
import {
  craftedPictures,
  keepsMark,
  markedPictures,
  mutation,
  severalAtOnce,
} from '../files/test-pictures.ts'
import { formBody, type UploadData } from '../files/test-upload.ts'
import { call } from './api.ts'
import { startProcess } from './sandbox-process.ts'

const MEMBERS = ['demo@example.com', 'demo2@example.com']
const ALLOWED = ['stored', 'FILE_TYPE', 'FILE_BROKEN', 'VALIDATION']
/**
 * Limits of the sandbox process: busy time between two turns of its event loop, and growth of its memory, including
 * the picture decoders.
 */
const MOST_BUSY_MS = 50
const MOST_GROWTH_MB = 128
const WARM_FILES = 400

// pnpm passes the argument `--` on to the script, so it is removed.
const args = process.argv.slice(2).filter((arg) => arg !== '--')
const { values } = parseArgs({ args, options: { files: { type: 'string', default: '10000' } } })
const files = Number(values.files)

const dataDir = await mkdtemp(join(tmpdir(), 'bourselet-attack-'))
const sandbox = await startProcess(dataDir, { watched: true, env: { UPLOADS_PER_DAY: '1000000' } })
const problems: string[] = []
const tally: Record<string, number> = {}

async function signIn(account: string): Promise<Record<string, string>> {
  const { data } = await call(sandbox.url, 'session.login', { account, password: 'demo1234' })
  return { 'api-token': data.token }
}

async function send(bytes: Buffer, token: Record<string, string>) {
  const { headers, payload } = formBody({ bytes })
  const reply = await fetch(`${sandbox.url}/data/api.upload/file`, {
    method: 'POST',
    headers: { ...headers, ...token },
    body: new Uint8Array(payload),
  })
  const { code, data } = (await reply.json()) as { code: number; data: UploadData }
  return { status: reply.status, outcome: code === 1 ? 'stored' : String(data.error), data }
}

async function attack(n: number, bytes: Buffer, token: Record<string, string>): Promise<void> {
  const { status, outcome, data } = await send(bytes, token)
  tally[outcome] = (tally[outcome] ?? 0) + 1
  if (status !== 200 || !ALLOWED.includes(outcome)) problems.push(`file ${n}: ${status} ${outcome}`)
  if (outcome !== 'stored') return
  const stored = await readFile(join(dataDir, data.url))
  const head = imageHead(stored)
  if (keepsMark(stored)) problems.push(`file ${n}: metadata is kept`)
  if (head.mime !== data.mime || head.width !== data.width || head.height !== data.height) {
    problems.push(`file ${n}: stored as another picture than was answered`)
  }
}

try {
  const tokens = await Promise.all(MEMBERS.map(signIn))
  const pictures = await markedPictures()
  const crafted = craftedPictures()
  // These uploads come before the measurement: they start both decoder processes and raise the memory of the server to
  // its normal size.
  const more = Array.from({ length: WARM_FILES }, (_, n) => mutation(pictures, files + n))
  const warm = [...crafted, ...more, ...pictures]
  await severalAtOnce(warm.length, (n, line) => attack(-1 - n, warm[n]!, tokens[line % tokens.length]!))
  await sandbox.figures()
  const began = performance.now()
  await severalAtOnce(crafted.length * 4, (n, line) =>
    attack(n, crafted[n % crafted.length]!, tokens[line % tokens.length]!),
  )
  await severalAtOnce(files, (n, line) => attack(n, mutation(pictures, n), tokens[line % tokens.length]!))
  const seconds = Math.round((performance.now() - began) / 1000)
  const figures = await sandbox.figures()
  const growth = figures.peakMb - figures.memoryMb
  if (figures.busyMs > MOST_BUSY_MS) problems.push(`the loop was busy for ${figures.busyMs} ms`)
  if (growth > MOST_GROWTH_MB) problems.push(`memory grew by ${growth} MB`)
  console.log(JSON.stringify({ files, seconds, tally, ...figures, growthMb: growth }, null, 1))
} finally {
  await sandbox.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
for (const problem of problems.slice(0, 20)) console.log(problem)
console.log(problems.length === 0 ? 'every promise was kept' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

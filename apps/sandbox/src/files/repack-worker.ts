import { parentPort } from 'node:worker_threads'
import { imageHead } from './image-head.ts'
import { repackJpeg } from './repack-jpeg.ts'
import { repackPng } from './repack-png.ts'

/** What the thread answers: the new file, or null for what cannot be read. */
export type Repacked = Uint8Array | null

parentPort?.on('message', async (bytes: Uint8Array) => {
  let answer: Repacked = null
  try {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    answer = imageHead(file).mime === 'image/jpeg' ? await repackJpeg(file) : repackPng(file)
  } catch {
    // Whatever a decoder says against a member's file: it is broken.
  }
  parentPort?.postMessage(answer)
})

import type { TestSandbox } from '../test-sandbox.ts'
import { png } from './test-images.ts'

export interface SentFile {
  bytes: Buffer
  name?: string
  type?: string
  scene?: string
}

/** Returns the headers and body of a form with a file, as a browser sends them. */
export function formBody({ bytes, name = 'photo.jpg', type = 'image/jpeg', scene = 'kyc' }: SentFile) {
  const boundary = '----bourselet0123456789'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const tail = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="scene"\r\n\r\n${scene}\r\n--${boundary}--\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head, 'latin1'), bytes, Buffer.from(tail, 'latin1')]),
  }
}

/** Uploads one picture with a request to the server, by default from this machine. */
export async function upload(
  sandbox: TestSandbox,
  token: Record<string, string>,
  file: SentFile,
  remoteAddress = '127.0.0.1',
) {
  const { headers, payload } = formBody(file)
  const reply = await sandbox.app.inject({
    method: 'POST',
    url: '/data/api.upload/file',
    headers: { ...headers, ...token },
    payload,
    remoteAddress,
  })
  return { status: reply.statusCode, ...(reply.json() as { code: number; info: string; data: UploadData }) }
}

/** Uploads a small picture and returns its address. */
export async function uploadPng(
  sandbox: TestSandbox,
  token: Record<string, string>,
  scene?: string,
): Promise<string> {
  return (await upload(sandbox, token, { bytes: png(), name: 'a.png', type: 'image/png', scene })).data.url
}

export interface UploadData {
  url: string
  size: number
  mime: string
  width: number
  height: number
  error?: string
  fields?: Record<string, string>
  params?: Record<string, unknown>
}

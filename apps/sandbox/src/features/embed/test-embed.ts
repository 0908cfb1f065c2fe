import { randomBytes } from 'node:crypto'
import document from '@bourselet/openapi/embed.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import type { TestSandbox } from '../../test-sandbox.ts'
import { partnerCommand } from './partner-command.ts'

export const ORIGIN = 'https://desk.example'
export const SECRET = 'a-secret-of-thirty-two-characters'
export const TICKET = 'bourselet-trade-ticket'
export const SITE = 'http://localhost:4173'

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'embed')

type Answer = { status: number; headers: Record<string, unknown>; body: Record<string, unknown> }
type Options = { headers?: Record<string, string>; shape: string; ip?: string | undefined }

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

/** Returns a new attempt: the random value that a frame creates when it is loaded. */
export const newAttempt = () => randomBytes(16).toString('hex')

/**
 * Registers the partners `desk` and `other`. Returns functions that send the requests of partners and of
 * frames.
 */
export async function embedCalls(sandbox: TestSandbox) {
  const partner = (...args: string[]) => partnerCommand(sandbox.exchange().database, args, SECRET)

  /** Sends a request and checks that the answer matches its schema in the OpenAPI document. */
  async function send(
    url: string,
    payload: object | string,
    { headers = {}, shape, ip }: Options,
  ): Promise<Answer> {
    const reply = await sandbox.app.inject({
      method: 'POST',
      url,
      payload,
      headers,
      ...(ip ? { remoteAddress: ip } : {}),
    })
    const body = reply.json()
    const name = reply.statusCode < 400 ? shape : 'Refusal'
    expect(ajv.validate({ $ref: `embed#/components/schemas/${name}` }, body), JSON.stringify(body)).toBe(true)
    return { status: reply.statusCode, headers: reply.headers, body }
  }
  const sendSession = (payload: object | string, headers: Record<string, string>, ip?: string) =>
    send('/embed/sessions', payload, { headers, shape: 'Session', ip })
  const create = (body: object = {}, headers: Record<string, string> = basic('desk', SECRET), ip?: string) =>
    sendSession({ widget: TICKET, scopes: ['view', 'trade'], ...body }, headers, ip)
  const open = (body: object = {}, headers: Record<string, string> = { origin: SITE }) =>
    send(
      '/embed/frames',
      { origin: ORIGIN, widget: TICKET, scope: 'trade', attempt: newAttempt(), ...body },
      { headers, shape: 'Frame' },
    )
  const newSession = async (body: object = {}) => (await create(body)).body.session as string

  await partner(
    ...['set', 'desk', '--origin', ORIGIN, '--origin', 'https://beta.desk.example'],
    ...['--scope', 'view', '--scope', 'trade'],
  )
  await partner('set', 'other', '--origin', 'https://other.example')
  return { partner, sendSession, create, open, newSession }
}

import { uploadPng } from '../../files/test-upload.ts'
import type { TestSandbox } from '../../test-sandbox.ts'
import { papersOf } from './test-calls.ts'

export type Token = Record<string, string>
export interface Person {
  token: Token
  id: number
  photos: { id_front: string; id_back: string }
}

let count = 0

/**
 * Creates a member who has uploaded photos of both sides of a document. The test sandbox must run with controls,
 * because a control creates the member.
 */
export async function person(home: TestSandbox): Promise<Person> {
  const { id, token } = await home.newMember()
  const photos = { id_front: await uploadPng(home, token), id_back: await uploadPng(home, token) }
  return { token, id, photos }
}

/** Returns a new identity number at each call. */
export const number = () => `AB${String(++count).padStart(6, '1')}`
/** Returns a complete request for an identity check. `rest` replaces some of its fields. */
export const papers = ({ photos }: Person, rest: object = {}) =>
  papersOf({ id_number: number(), ...photos, ...rest })

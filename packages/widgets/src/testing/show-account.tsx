import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { Member } from '../shared/data/use-member.ts'
import { sampleMember } from './member.ts'
import { openExchange } from './open-exchange.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'

/** Renders an account widget for a signed-in member. */
export async function showAccount(node: ReactNode, member: Partial<Member> = {}, options: KitOptions = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: sampleMember(member) })
  await renderKit(node, { client: exchange.sdk, locale: 'en', width: 900, ...options })
  return exchange
}

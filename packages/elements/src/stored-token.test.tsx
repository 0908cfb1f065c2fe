import { cookieStore } from '@bourselet/sdk'
import { expect, onTestFinished, test } from 'vitest'
import './autoload.ts'
import { memberClient, setting } from './page.ts'
import { configure } from './settings.ts'

configure({ apiBase: 'http://localhost:1', streamUrl: '', locale: 'en' })

test('a page that stores the member’s log-in token in a cookie uses the member client, even if the page contains only market tags', async () => {
  cookieStore().set('abc')
  onTestFinished(() => cookieStore().clear())
  const ticker = document.createElement('bourselet-ticker')
  ticker.setAttribute('symbol', 'BTCUSDT')
  document.body.append(ticker)
  await expect.poll(() => ticker.shadowRoot?.querySelector('.bl-ticker')).toBeTruthy()
  expect('token' in setting().client).toBe(false)
  configure({ tokenStore: 'cookie' })
  await expect.poll(() => 'token' in setting().client).toBe(true)
  expect(memberClient().token.get()).toBe('abc')
})

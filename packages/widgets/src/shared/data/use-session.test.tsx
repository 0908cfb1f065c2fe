import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { useSession } from './use-session.ts'

function LogOut() {
  const { signedIn, signOut } = useSession()
  return signedIn ? (
    <button type="button" onClick={signOut}>
      Log out
    </button>
  ) : (
    <p>Logged out</p>
  )
}

test('a log-out shows the member as logged out at once and ends the session on the server', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'sample', call: 'setPersonInfo' })
  exchange.sdk.token.set('t'.repeat(32))
  await renderKit(<LogOut />, { client: exchange.sdk, locale: 'en' })
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByText('Logged out')).toBeVisible()
  expect(exchange.sdk.token.get()).toBeNull()
  await expect
    .poll(async () => (await exchange.inspect()).requests.setPersonInfo)
    .toEqual({ end_current_session: true })
})

import { createBourselet } from '@bourselet/sdk'
import { BourseletProvider } from '@bourselet/widgets'
import { Root } from '@bourselet/widgets/ui'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Refused } from './refused.tsx'

function show(name: string) {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  const onRetry = vi.fn()
  root.render(
    <BourseletProvider client={createBourselet({ baseUrl: '', stream: false, syncTabs: false })} locale="en">
      <Root name="test">
        <Refused name={name} onRetry={onRetry} link={<a href="/">Open in a new window</a>} />
      </Root>
    </BourseletProvider>,
  )
  return onRetry
}

test.each([
  [
    'EMBED_SESSION_USED',
    'This part of the page was opened before and can be opened only once. Reload the page.',
  ],
  ['EMBED_SCOPE', 'This website may not offer this. Open the exchange in a new window to do it there.'],
])(
  'a frame that the operator refused with %s shows the reason and a link to the site, without a retry button',
  async (name, text) => {
    show(name)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Open in a new window' })).toBeVisible()
    expect(page.getByRole('button').elements()).toHaveLength(0)
  },
)

test('if the operator could not be asked because the connection was lost, the frame shows a retry button', async () => {
  const onRetry = show('TRANSPORT')
  await page.getByRole('button').click()
  expect(onRetry).toHaveBeenCalledOnce()
})

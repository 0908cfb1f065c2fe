import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { freshMember } from './exchange.ts'
import { choose, expectToast, signIn } from './pages.ts'

const price = (page: Page) => page.getByRole('textbox', { name: 'Price', exact: true })
const focused = (page: Page) => page.locator(':focus')

async function open(page: Page, context: BrowserContext, path: string) {
  await signIn(context, await freshMember({ USDT: '5000', BTC: '1' }, '5000'))
  await choose(context, { locale: 'en', confirmOrders: true })
  await page.goto(path)
  await expect(price(page)).not.toHaveValue('')
  await expect(page.locator('.bl-book tr[data-at="0"]')).toHaveCount(2)
}

test('a member places and cancels a limit order by the keyboard shortcuts of the terminal alone @desktop', async ({
  page,
  context,
}) => {
  await open(page, context, '/exchange')
  const { keyboard } = page
  await keyboard.press('s')
  await expect(page.getByRole('radio', { name: 'Sell' })).toBeChecked()
  await keyboard.press('b')
  await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked()
  await keyboard.press('p')
  await expect(price(page)).toBeFocused()
  await expect(price(page)).not.toHaveValue(/,/)
  await keyboard.type('40000')
  await expect(price(page)).toHaveValue('40000')
  await keyboard.press('Escape')
  await keyboard.press('ArrowUp')
  await expect(price(page)).toHaveValue('40,000.01')
  await keyboard.press('Shift+ArrowUp')
  await expect(price(page)).toHaveValue('40,000.11')
  await keyboard.press('1')
  await expect(page.getByRole('textbox', { name: 'Quantity' })).not.toHaveValue('')
  await keyboard.press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Confirm order' })
  await expect(confirm).toBeVisible()
  await expect(focused(page)).toHaveText(/^Buy/)
  await keyboard.press('Enter')
  await expectToast(page, 'Buy order placed')
  await expect(confirm).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cancel all' })).toBeVisible()
  await keyboard.press('Escape')
  await keyboard.press('x')
  const question = page.getByRole('dialog', { name: 'Cancel all orders?' })
  // A dialog takes the focus some animation frames after it becomes visible. The test therefore waits for the focus
  // before it presses keys.
  await expect(question.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expectToast(page, '1 order canceled')
})

for (const path of ['/exchange', '/cexchange']) {
  test(`single keys focus the book, chart, orders and symbols of ${path}, and can be disabled in the list of shortcuts @desktop @deep`, async ({
    page,
    context,
  }) => {
    await open(page, context, path)
    const { keyboard } = page
    await keyboard.press('k')
    await expect(focused(page)).toHaveAttribute('data-at', '0')
    await keyboard.press('h')
    await expect(page.getByRole('figure')).toBeFocused()
    await keyboard.press('e')
    await expect(focused(page)).toHaveRole('tab')
    await keyboard.press('/')
    const picker = page.getByRole('dialog', { name: /Choose a/ })
    await expect(picker.getByRole('searchbox')).toBeFocused()
    await keyboard.press('Escape')
    await expect(picker).toHaveCount(0)
    await keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByText('Go to the order book')).toBeVisible()
    await list.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
    await keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await keyboard.press('s')
    await keyboard.press('?')
    await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked()
    await expect(list).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(list.getByRole('checkbox', { name: 'Use single keys' })).not.toBeChecked()
  })
}

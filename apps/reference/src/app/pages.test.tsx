import type { Locale } from '@bourselet/widgets'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { RouteName } from '../shared/routes.ts'
import { signInPath } from '../shared/sign-in-path.ts'
import { pathHere } from '../shared/twin-routes.ts'
import { longWait, renderSite } from '../testing/render-site.tsx'

const current = () => document.querySelector('.site-header__menu [aria-current="page"]')?.textContent

describe('main menu', () => {
  test('the main menu marks the entry of the current page, and none on a page without an entry', async () => {
    const { router } = await renderSite('/loans')
    await expect.poll(current, longWait).toBe('Loans')
    router.navigate('/terms')
    await expect.poll(current, longWait).toBeUndefined()
  })

  test('on a phone, the links of the main menu lead to the mobile pages', async () => {
    const { at } = await renderSite('/terms', { width: 390 })
    await page.getByRole('button', { name: 'Main menu' }).click()
    await page.getByRole('link', { name: 'Markets' }).first().click()
    await expect.poll(at, longWait).toBe('/mbquotes')
  })
})

describe('logged-in member', () => {
  const deposit = () =>
    document.querySelector<HTMLElement>('.site-header__deposit')?.dataset.variant ?? 'absent'

  test.each([
    ['/market', 'primary'],
    ['/loans', 'neutral'],
    ['/orderRecord', 'absent'],
  ])('the header of the page %s has a Deposit button with the variant %s', async (path, variant) => {
    await renderSite(path, { signedIn: true })
    await expect.element(page.getByRole('banner').getByRole('button', { name: 'Assets' })).toBeVisible()
    await expect.poll(deposit, longWait).toBe(variant)
  })

  test.each([
    ['/revenueDetails', 'page'],
    ['/order', 'true'],
  ])('on the page %s, the menu entry Earn of the user center has aria-current=%s', async (path, mark) => {
    await renderSite(path, { signedIn: true })
    const entry = page.getByRole('navigation', { name: 'Member menu' }).getByRole('link', { name: 'Earn' })
    await expect.element(entry).toHaveAttribute('aria-current', mark)
  })

  test('the Convert page shows the menu of the user center to a member, but not to a visitor', {
    tags: 'deep',
  }, async () => {
    const menu = page.getByRole('navigation', { name: 'Member menu' })
    await renderSite('/transition')
    await expect.element(page.getByRole('heading', { name: 'Convert and transfer', level: 1 })).toBeVisible()
    await expect.element(menu).not.toBeInTheDocument()
    await renderSite('/transition', { signedIn: true })
    await expect.element(menu).toBeVisible()
  })

  test('the side menu shows the confirmations of a pending deposit, the verified identity and the number of missing security settings', async () => {
    const deposit = {
      ...{
        id: 1,
        order_no: 'D202601010000000001',
        coin: 'USDT',
        chain: 'TRC20',
        address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs',
        txid: null,
      },
      ...{ amount: '5.00000000', credited: '0.00000000', confirmations: 2, required: 3, status: 'pending' },
      ...{ voucher: null, remark: '', created_at: 1_795_219_200_000, credited_at: null },
    }
    const rechargeRecord = { page: { current: 1, limit: 1, total: 1, pages: 1 }, list: [deposit] }
    await renderSite('/address', {
      signedIn: true,
      answers: { rechargeRecord },
      samples: { getMemberInfo: { kyc_status: 'verified', has_trade_password: false, email_bound: false } },
    })
    const entry = (name: string) =>
      page.getByRole('navigation', { name: 'Member menu' }).getByRole('link', { name, exact: true })
    await expect.element(entry('Deposit 2 of 3')).toBeVisible()
    await expect.element(entry('Identity Verified')).toBeVisible()
    await expect.element(entry('Security 2 to do')).toBeVisible()
  })

  test('the side menu counts an unverified identity as a missing security setting, as the security page does', async () => {
    await renderSite('/my', {
      signedIn: true,
      samples: { getMemberInfo: { kyc_status: 'none', has_trade_password: true, email_bound: true } },
    })
    const menu = page.getByRole('navigation', { name: 'Member menu' })
    await expect.element(menu.getByRole('link', { name: 'Security 1 to do', exact: true })).toBeVisible()
  })

  /** Returns an answer to the call that lists the member's loans. The list contains one loan with the given status. */
  const loansOf = (status: string) => {
    const [due_at, zero] = [1_795_219_200_000, '0.00000000']
    const loan = {
      ...{ order_no: 'L202601220000000001', goods: { id: 1, name: 'USDT loan' }, coin: 'USDT' },
      ...{ amount: '1000.00000000', term_days: 30, daily_rate: '0.0005', total_rate: '0.015' },
      ...{ total_interest: '15.00000000', total_repayment: '1015.00000000', handling_fee: '10.00000000' },
      ...{ actual_arrival: '990.00000000', disbursed_at: due_at - 30 * 86_400_000, due_at, grace_days: 7 },
      ...{ overdue_multiplier: '3', principal_left: '1000.00000000', interest_due: '15.00000000' },
      ...{ penalty_due: zero, payoff: '1015.00000000', repaid: zero, repayments: [], collateral_coin: null },
      ...{ collateral_qty: null, ltv: null, ltv_pct: null, margin_call_price: null, liquidation_price: null },
      ...{ liquidation: null, reject_reason: null, status, created_at: due_at, ended_at: null },
    }
    return { page: { current: 1, limit: 100, total: 1, pages: 1 }, list: [loan] }
  }

  const showsStates =
    'the menu of %s at %i px shows a withdrawal in review, the income of today and an overdue loan'

  /** Opens a page with a menu of the user center, and expects the states of its entries. */
  async function expectStates(path: string, width: number) {
    const withdrawRecord = { page: { current: 1, limit: 1, total: 1, pages: 1 }, list: [] }
    const zero = '0.00000000'
    const getInterestDetail = {
      ...{ income_today: '-1.50000000', income_yesterday: zero, income_total: zero, income_expected: zero },
      ...{ principal_running: zero, orders_running: 0 },
    }
    const getLoanOrderList = loansOf('overdue')
    const answers = { withdrawRecord, getInterestDetail, getLoanOrderList }
    await renderSite(path, { width, signedIn: true, answers })
    const expectState = (text: string, route: RouteName) =>
      expect
        .element(page.getByRole('link').filter({ hasText: text }), longWait)
        .toHaveAttribute('href', pathHere(route))
    await expectState('In review', 'withdraw')
    await expectState('today', 'revenueDetails')
    await expectState('Overdue', 'loansRecord')
  }

  test.each([['/address', 1440]] as const)(showsStates, expectStates)

  test.each([['/mbuserMenu', 390]] as const)(showsStates, { tags: 'deep' }, expectStates)

  const repay = () => page.getByRole('button', { name: 'Repay', exact: true })
  /**
   * Returns the visible parts of the loans page, top to bottom: `form` is the form that requests a loan, `loans` the
   * list of the member's loans.
   */
  const loanParts = () =>
    [...document.querySelectorAll('.bl-loans, .bl-loan-orders')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => (part.matches('.bl-loans') ? 'form' : 'loans'))

  test.each([
    ['repaying', 'form', 'loans'],
    ['overdue', 'loans', 'form'],
  ])(
    'on a phone, if a loan is %s, the loans page shows the %s above the %s, even after the phone is turned',
    async (status, ...parts) => {
      const seen = new Set<string>()
      const observer = new MutationObserver(() => {
        const [first] = loanParts()
        if (first) seen.add(first)
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      onTestFinished(() => observer.disconnect())
      const answers = { getLoanOrderList: loansOf(status) }
      await renderSite('/loans', { width: 390, signedIn: true, answers })
      await expect.element(repay(), longWait).toBeVisible()
      await expect.poll(loanParts).toEqual(parts)
      // Turning the phone makes the window wider, so the header replaces the page bar. The order of the form and the
      // list of loans on the page must not change.
      await page.viewport(844, 390)
      await expect.element(page.getByRole('banner')).toBeVisible()
      expect(loanParts()).toEqual(parts)
      expect([...seen]).toEqual(parts.slice(0, 1))
    },
  )

  test('on a phone, the loans page shows the form above the loans if the loans cannot load', async () => {
    const { router, step } = await renderSite('/terms', { width: 390, signedIn: true })
    await expect.poll(() => router.state().shown?.Page, longWait).toBeDefined()
    await step({
      do: 'fail',
      call: 'getLoanOrderList',
      code: -1,
      error: 'system_error',
      breaksContract: true,
    })
    router.navigate('/loans')
    await expect.poll(loanParts, longWait).toEqual(['form', 'loans'])
  })

  test('in a wide window, the loans page requests the list of open loans only once', async () => {
    const answers = { getLoanOrderList: loansOf('overdue') }
    const { step } = await renderSite('/loans', { signedIn: true, answers })
    await expect.element(repay(), longWait).toBeVisible()
    expect(loanParts()).toEqual(['form', 'loans'])
    const { calls } = await (await step({ do: 'inspect' })).json()
    // The page sends one request for the open loans and one for the ended loans.
    expect(calls.getLoanOrderList).toBe(2)
  })

  test('the whole menu of the user center fits a window with a height of 900 px', async () => {
    await renderSite('/address', { signedIn: true })
    const leave = page.getByRole('navigation', { name: 'Member menu' }).getByRole('button')
    await expect.element(leave).toBeVisible()
    expect(leave.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(900)
  })

  const hasBar = 'on a phone, the page %s has a page bar and these menus: %j'

  /** Opens a page on a phone, and expects its page bar and these menus. */
  async function expectBar(path: string, menus: readonly string[]) {
    await renderSite(path, { width: 390, signedIn: true })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const names = ['Main menu', 'Member menu'].filter(
      (name) => page.getByRole('navigation', { name }).elements().length > 0,
    )
    expect(names).toEqual(menus)
    expect(page.getByRole('button', { name: 'Main menu' }).elements()).toHaveLength(0)
    expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(menus.length > 0 ? 0 : 1)
  }

  test.each([
    ['/account', ['Main menu']],
    ['/address', []],
  ])(hasBar, expectBar)

  test.each([
    ['/accountRecord', []],
    ['/currency', []],
    ['/loans', []],
    ['/help', []],
    ['/notice', []],
  ])(hasBar, { tags: 'deep' }, expectBar)

  test('on a phone, the wallet has no tabs above the total, and links to the list of coins at its end', async () => {
    const { at } = await renderSite('/account', { width: 390, signedIn: true })
    const coins = page.getByRole('link', { name: 'Coins', exact: true })
    await expect.element(coins).toBeInTheDocument()
    expect(coins.elements()).toHaveLength(1)
    const after = document.querySelector('.bl-wallet')!.compareDocumentPosition(coins.element())
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await coins.click()
    await expect.poll(at, longWait).toBe('/currency')
  })

  test('on a phone, the loans page shows its title once, and its page bar opens the records', async () => {
    const goods = {
      ...{ id: 1, name: 'USDT loan', coin: 'USDT', min_amount: '100', max_amount: '50000', step: '1' },
      ...{ limit: '40000', terms: [{ days: 30, daily_rate: '0.0005', grace_days: 7 }], fee_rate: '0.01' },
      ...{ collateral: false, collateral_coins: [], ltv: null, liquidation_fee_rate: null },
      ...{ overdue_multiplier: '3', min_credit_score: 60, rules_html: '<p>Terms</p>' },
    }
    const answers = { getLoanGoodsList: [goods], getLoanOrderList: loansOf('repaying') }
    const { at } = await renderSite('/loans', { width: 390, signedIn: true, answers })
    const title = page.getByRole('heading', { name: 'Loans', exact: true })
    await expect.element(title.nth(1), longWait).toBeInTheDocument()
    const widths = title.elements().map((heading) => Math.round(heading.getBoundingClientRect().width))
    expect(widths.filter((width) => width > 1)).toHaveLength(1)
    const records = page.getByRole('button', { name: 'Loan records' })
    expect(records.elements()).toHaveLength(1)
    await records.click()
    await expect.poll(at, longWait).toBe('/loansRecord')
  })

  test('the open dialog of the wallet stays open when the phone is turned and the header replaces the page bar', {
    tags: 'deep',
  }, async () => {
    await renderSite('/account', { width: 390, signedIn: true })
    await page.getByRole('button', { name: 'Transfer', exact: true }).first().click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.viewport(844, 390)
    await expect.poll(() => document.querySelector('.site-header')).not.toBeNull()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await page.viewport(390, 844)
    await expect.poll(() => document.querySelector('.site-header')).toBeNull()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  test('the tabs of the orders page open the orders of another product', { tags: 'deep' }, async () => {
    const { at } = await renderSite('/current', { signedIn: true })
    const tabs = page.getByRole('navigation', { name: 'Orders' })
    await expect.element(tabs.getByRole('link', { name: 'Spot' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('link', { name: 'Options' }).click()
    await expect.poll(at, longWait).toBe('/current2')
    await page.getByRole('link', { name: 'Round records' }).click()
    await expect.poll(at, longWait).toBe('/records')
  })
})

test('navigation focuses the heading of the new page; the first page of a visit gets no focus', async () => {
  await renderSite('/ai')
  await expect.element(page.getByRole('heading', { name: 'AI plans', level: 1 })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  await page.getByRole('banner').getByRole('link', { name: 'Loans' }).click()
  const title = page.getByRole('heading', { name: 'Loans', level: 1 })
  await expect.element(title).toHaveFocus()
  await expect.poll(() => document.title, longWait).toBe('Loans · Testbourse')
  await page.getByRole('banner').getByRole('link', { name: 'Markets' }).click()
  const hidden = page.getByRole('heading', { name: 'Markets', level: 1 })
  await expect.element(hidden).toHaveFocus()
  expect(hidden.element().getBoundingClientRect().width).toBe(1)
})

test('an address that matches no route shows the not-found page', async () => {
  await renderSite('/nowhere')
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.poll(() => document.title, longWait).toBe('Page not found · Testbourse')
})

test('the Back button of the invite page on a phone opens the home page if there is no previous page', {
  tags: 'deep',
}, async () => {
  const { at } = await renderSite('/mbshare', { width: 390, signedIn: true })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(at, longWait).toBe('/mbhome')
})

describe('close button of the log-in on a phone', () => {
  const close = page.getByRole('button', { name: 'Close', exact: true })

  test('the Close button opens the home page if the visit began on a page for members', async () => {
    const { at } = await renderSite('/mbuser', { width: 390 })
    await expect.element(close).toBeVisible()
    expect(at()).toBe('/mblogin?return=%2Fmbuser')
    await close.click()
    await expect.poll(at, longWait).toBe('/mbhome')
  })

  test('the Close button returns to the public page from which a page for members was opened', async () => {
    const { at, router } = await renderSite('/mbquotes', { width: 390 })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    router.navigate('/mbuser')
    await expect.poll(at, longWait).toBe('/mblogin?return=%2Fmbuser')
    await close.click()
    await expect.poll(at, longWait).toBe('/mbquotes')
  })

  test('the Close button opens the home page if the session ended on a page for members', {
    tags: 'deep',
  }, async () => {
    const { at, sdk, router } = await renderSite('/mbuser', { width: 390, signedIn: true })
    await expect.poll(() => router.state().shown?.Page, longWait).toBeDefined()
    sdk.token.clear()
    router.navigate(signInPath('/mbuser'))
    await expect.element(close).toBeVisible()
    await close.click()
    await expect.poll(at, longWait).toBe('/mbhome')
  })

  test('the Close button opens the previous page if that page needs no log-in', async () => {
    const { at, router } = await renderSite('/mbquotes', { width: 390 })
    await expect.poll(() => router.state().shown?.Page, longWait).toBeDefined()
    router.navigate(signInPath('/mbquotes'))
    await expect.element(close).toBeVisible()
    await close.click()
    await expect.poll(at, longWait).toBe('/mbquotes')
  })
})

test('the link for a forgotten fund password opens the reset of the fund password, with the current page as the return address', {
  tags: 'deep',
}, async () => {
  const address = {
    ...{ id: 1, pair: 'USDT-TRC20', coin: 'USDT', chain: 'TRC20', remark: 'Own wallet' },
    ...{ address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs' },
    ...{ created_at: 1_795_219_200_000, changed_at: 1_795_219_200_000 },
  }
  const { at } = await renderSite('/address', {
    signedIn: true,
    samples: { getMemberInfo: { wallet_info: { addresses: [address], banks: [] } } },
  })
  await page.getByRole('button', { name: 'Delete Own wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot it?' }).click()
  await expect.poll(at, longWait).toBe('/editPasswordTrade?return=%2Faddress&reset=1')
  await expect.element(page.getByRole('button', { name: 'Reset the fund password' })).toBeVisible()
})

const opensReturnAddress = 'after the fund password is set, the site opens the return address %s'

/** Sets a fund password on a page with this return address, and expects that the site opens the address. */
async function setFundPassword(path: string) {
  const { at } = await renderSite(`/editPasswordTrade?return=${encodeURIComponent(path)}`, {
    signedIn: true,
    samples: { getMemberInfo: { has_trade_password: false }, changeTradePassword: {} },
  })
  await page.getByLabelText('Login password', { exact: true }).fill('abc12345')
  await page.getByLabelText('New fund password', { exact: true }).fill('483920')
  await page.getByLabelText('Repeat the new fund password').fill('483920')
  await page.getByRole('button', { name: 'Set the fund password' }).click()
  await expect.poll(at, longWait).toBe(path)
}

test.each(['/withdraw?coin=USDT'])(opensReturnAddress, setFundPassword)

test.each(['/orderBuy/3'])(opensReturnAddress, { tags: 'deep' }, setFundPassword)

test('when Back leads from one text page of the operator to another, the heading of the shown page gets focus', async () => {
  const { router, history, at } = await renderSite('/market', { samples: { pager: {} } })
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of ['/terms', '/privacy']) {
    router.navigate(path)
    await expect.poll(at, longWait).toBe(path)
    await expect.element(page.getByRole('article').getByRole('heading', { level: 1 })).toHaveFocus()
  }
  const before = document.activeElement
  history.go(-1)
  await expect.poll(at, longWait).toBe('/terms')
  await expect.poll(() => document.activeElement !== before, longWait).toBe(true)
  await expect.element(heading).toHaveFocus()
})

test('the site opens even if the browser blocks its storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const spy = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    onTestFinished(() => spy.mockRestore())
  }
  const { at } = await renderSite('/')
  await expect.poll(at, longWait).toBe('/home')
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Markets' })).toBeVisible()
})

test('the skip link focuses the main content and adds no history entry', async () => {
  await renderSite('/register')
  const before = [history.length, location.href]
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.element(skip).toBeInTheDocument()
  ;(skip.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect([history.length, location.href]).toEqual(before)
})

test('if the first page of a visit is redirected, the heading of the target page gets no focus', async () => {
  const { at } = await renderSite('/account', { width: 1440 })
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
  expect(at()).toBe('/login?return=%2Faccount')
  expect(document.activeElement?.tagName).not.toBe('H1')
})

test.each([
  ['/exchange?symbol=ethusdt', 'ETH / USDT'],
  ['/exchange?symbol=NOPE', 'BTC / USDT'],
  ['/exchange', 'BTC / USDT'],
])('the address %s opens the terminal of %s', async (path, pair) => {
  await renderSite(path)
  await expect.element(page.getByRole('button', { name: new RegExp(`^${pair}`) })).toBeVisible()
})

test('shows a page that the operator wrote, without running scripts or event handlers in its HTML', async () => {
  const content_html =
    '<h2>Orders</h2><p onclick="x()">All <b>good</b></p><script>document.title = "taken"</script>' +
    '<img src=x onerror="document.title = \'taken\'"><a href="javascript:document.title=1">link</a>'
  const pager = { code: 'terms', title: 'Agreement', content_html, updated_at: 1_795_219_200_000 }
  await renderSite('/terms', { answers: { pager } })
  await expect.element(page.getByRole('heading', { name: 'Agreement', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Orders', level: 2 })).toBeVisible()
  const article = document.querySelector('article')
  expect(article?.querySelector('script, img, a, [onclick]')).toBeNull()
  expect(article?.textContent).toContain('All good')
  expect(document.title).not.toContain('taken')
})

describe('customer service icon', () => {
  const service = (link: string) => ({
    getCustomerService: [{ id: 1, name: 'Service', link, icon: '/s.svg' }],
  })
  const icon = page.getByRole('link', { name: 'Customer service' })

  test.each([
    ['/serve', `${location.origin}/serve`],
    ['https://help.example/chat', 'https://help.example/chat'],
  ])('the customer service icon opens the configured link %s in a new window', async (link, address) => {
    await renderSite('/terms', { answers: service(link) })
    await expect.element(icon).toHaveAttribute('href', address)
    await expect.element(icon).toHaveAttribute('target', '_blank')
    await expect.element(icon).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('a page has no customer service icon if the configured link has the scheme javascript:', async () => {
    const answers = service('javascript:document.title=1')
    const { inspect } = await renderSite('/terms', { answers, breaksContract: true })
    await expect.poll(async () => (await inspect()).calls.getCustomerService).toBe(1)
    // An empty element reserves the space of the icon until the link is loaded. The test waits until this element is
    // gone.
    await expect.poll(() => document.querySelector('.site-service--loading'), longWait).toBeNull()
    await expect.element(icon).not.toBeInTheDocument()
  })

  test('a terminal has no customer service icon', async () => {
    const { router } = await renderSite('/terms', { answers: service('/serve') })
    await expect.element(icon).toBeVisible()
    router.navigate('/exchange')
    await expect.element(page.getByRole('button', { name: /^BTC \/ USDT/ })).toBeVisible()
    await expect.element(icon).not.toBeInTheDocument()
  })
})

describe('forms that move money', () => {
  const sums = { available: '1500.00000000', frozen: '0.00000000', total: '1500.00000000' }
  const chain = {
    ...{ chain: 'TRC20', deposit_min: '0.001', confirmations: 3, block_seconds: 10 },
    ...{ withdraw_min: '10', withdraw_max: '100000', fee_fixed: '1', fee_rate: '0' },
  }
  const usdt = {
    ...{ coin: 'USDT', name: 'Tether USD', account: 'spot', price_usdt: '1', value_usdt: '1500.00000000' },
    ...{ icon: '/icons/usdt.svg', deposit_enabled: true, withdraw_enabled: true, chains: [chain] },
    ...sums,
  }
  const goods = {
    ...{ id: 1, name: 'USDT loan', coin: 'USDT', min_amount: '100', max_amount: '50000', step: '1' },
    ...{ limit: '40000', terms: [{ days: 30, daily_rate: '0.0005', grace_days: 7 }], fee_rate: '0.01' },
    ...{ collateral: false, collateral_coins: [], ltv: null, liquidation_fee_rate: null },
    ...{ overdue_multiplier: '3', min_credit_score: 60, rules_html: '<p>One</p>' },
  }
  const savings = {
    ...{ id: 1, type: 'flexible', name: 'USDT flexible', coin: 'USDT', apr: '0.04', term_days: null },
    ...{ min_amount: '10', max_amount: '200000', status: 'on_sale' },
  }
  const noWealth = { page: { limit: 100, total: 0, pages: 0, current: 1 }, list: [] }
  const spreads = ['USDT', 'BTC'].map((coin) => ({ coin, spread: '0.001' }))
  const convert = { min_value_usdt: '1', max_value_usdt: '100000', quote_seconds: 10, spreads }

  const asksBeforeLeave =
    'when the member leaves the filled form of %s at %i px, the site asks for confirmation'

  /** Fills in the form of a page, and expects the question of the site when the member leaves the page. */
  async function leaveFilled(
    path: string,
    width: number,
    role: 'textbox' | 'checkbox',
    name: string | RegExp,
  ) {
    const { at } = await renderSite(path, {
      ...{ width, signedIn: true },
      answers: { getLoanGoodsList: [goods], getSavingsGoodsList: [savings], getInterestRateList: noWealth },
      samples: { queryCoinAccount: { list: [usdt] }, getMemberInfo: {}, getWebSetting: { convert } },
    })
    const field = page.getByRole(role, { name }).first()
    if (role === 'checkbox') await field.click()
    else await field.fill('100')
    const markets = page.getByRole('banner').getByRole('link', { name: 'Markets' })
    const leave = width === 390 ? page.getByRole('button', { name: 'Back' }) : markets
    const question = page.getByRole('dialog')
    await leave.click()
    await question.getByRole('button', { name: 'Stay' }).click()
    expect(at()).toBe(path)
    await expect.element(question).not.toBeInTheDocument()
    await leave.click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect.poll(at, longWait).toBe(width === 390 ? '/mbhome' : '/market')
  }

  test.each([
    ['/withdraw', 1440, 'textbox', 'Amount'],
    ['/transition', 390, 'textbox', 'You pay, from spot'],
  ] as const)(asksBeforeLeave, leaveFilled)

  test.each([
    ['/mbwithdraw', 390, 'textbox', 'Amount'],
    ['/transition', 1440, 'textbox', 'You pay, from spot'],
    ['/loans', 1440, 'checkbox', /loan agreement/],
    ['/money', 1440, 'textbox', 'Amount'],
  ] as const)(asksBeforeLeave, { tags: 'deep' }, leaveFilled)

  test('the site asks for confirmation before a member leaves the form of an AI plan with an entered amount, but not after the payment', {
    tags: 'deep',
  }, async () => {
    const plan = {
      ...{ id: 2, name: 'Core 21', coin: 'USDT', cycle_days: 21, min_amount: '100', max_amount: '10000' },
      ...{ min_rate: '-0.002', max_rate: '0.0025', fee_rate: '0.1', max_loops: 3, early_finish: true },
      ...{ risk: 'medium', description_html: '<p>A simulated strategy.</p>', status: 'on_sale' },
    }
    const orderList = { page: { limit: 100, total: 0, pages: 0, current: 1 }, list: [] }
    const { at } = await renderSite('/orderBuy/2', {
      ...{ signedIn: true, answers: { getLoopGoods: [plan], orderList } },
      samples: { queryCoinAccount: { list: [usdt] }, getMemberInfo: {}, create: {}, submitOrder: {} },
    })
    await page.getByRole('textbox', { name: 'Amount' }).fill('500')
    await page.getByRole('banner').getByRole('link', { name: 'Markets' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(at()).toBe('/orderBuy/2')
    await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
    await page.getByRole('button', { name: /^Pay 500/ }).click()
    await page.getByLabelText('Fund password, 6 digits').fill('271828')
    await dialog.getByRole('button', { name: /^Pay/ }).click()
    await expect.poll(at, longWait).toBe('/orderRecord')
  })
})

test('when the member leaves the profile with a changed nickname, the site asks for confirmation', {
  tags: 'deep',
}, async () => {
  const { at } = await renderSite('/my', { signedIn: true, samples: { getMemberInfo: { nickname: 'Ann' } } })
  await page.getByRole('button', { name: /nickname/i }).click(longWait)
  await page.getByRole('textbox', { name: /nickname/i }).fill('Anna')
  await page.getByRole('banner').getByRole('link', { name: 'Markets' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  expect(at()).toBe('/my')
  await expect.element(page.getByRole('textbox', { name: /nickname/i })).toHaveValue('Anna')
})

test('when the member leaves a partly filled registration form, the site asks for confirmation', {
  tags: 'deep',
}, async () => {
  const { at } = await renderSite('/register?code=abc234')
  await expect.element(page.getByRole('textbox', { name: 'Invitation code' })).toHaveValue('ABC234')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('me@example.com')
  const markets = page.getByRole('banner').getByRole('link', { name: 'Markets' })
  await markets.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  expect(at()).toBe('/register?code=abc234')
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('me@example.com')
  await markets.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect.poll(at, longWait).toBe('/market')
})

const fits =
  'in the language %s on a phone %i px wide, button texts of the home page fit, and a cut search text ends with an ellipsis'

/** Opens the home page in a language, and expects that the texts of its buttons and its search fit. */
async function expectFit(locale: Locale, width: number) {
  await renderSite('/mbhome', { locale, width, signedIn: true })
  const buttons = () => [...document.querySelectorAll<HTMLElement>('.mb-home__acts .bl-button')]
  await expect.poll(() => buttons().length, longWait).toBe(3)
  for (const button of buttons()) {
    const [text, edge] = [button.firstElementChild!, button].map((part) => part.getBoundingClientRect())
    expect(text!.left - edge!.left).toBeGreaterThanOrEqual(8)
    expect(edge!.right - text!.right).toBeGreaterThanOrEqual(8)
    expect(edge!.right).toBeLessThanOrEqual(width - 16)
  }
  const find = document.querySelector<HTMLElement>('.mb-home__find span')!
  const style = getComputedStyle(find)
  expect(style.textOverflow).toBe('ellipsis')
  expect(find.getBoundingClientRect().right).toBeLessThan(find.parentElement!.getBoundingClientRect().right)
  if (width === 390) expect(find.scrollWidth).toBeLessThanOrEqual(find.clientWidth)
}

const widths = (...languages: Locale[]) =>
  languages.flatMap((locale) => [390, 360].map((width) => [locale, width] as const))

test.each(widths('fr'))(fits, expectFit)

test.each(widths('es', 'pt', 'ja'))(fits, { tags: 'deep' }, expectFit)

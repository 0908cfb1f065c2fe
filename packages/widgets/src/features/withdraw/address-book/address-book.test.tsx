import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { AddressBook } from './address-book.tsx'

/** The address book, and another page, on which the member sets the first fund password. */
function Visits() {
  const [isAway, setAway] = useState(false)
  return isAway ? (
    <button type="button" onClick={() => setAway(false)}>
      Return
    </button>
  ) : (
    <AddressBook onSetFundPassword={() => setAway(true)} />
  )
}

const seen = 1_767_225_600_000
const saved = {
  ...{ id: 1, pair: 'USDT-TRC20', coin: 'USDT', chain: 'TRC20', remark: 'Own wallet' },
  ...{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', created_at: seen, changed_at: seen },
} as const

type Setting = { settings?: object; member?: object; wallet?: object }

async function show({ settings = {}, member = {}, wallet = fundWallet }: Setting = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const answers = {
    getWebSetting: siteSettings({ bank_withdraw_enabled: true, ...settings }),
    getMemberInfo: sampleMember(member),
    queryCoinAccount: wallet,
  }
  await exchange.step({ do: 'answers', data: answers })
  await renderKit(<Visits />, { client: exchange.sdk, locale: 'en', width: 900 })
  return exchange
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string | RegExp) => page.getByRole('dialog').getByRole('textbox', { name })

async function setFundPassword() {
  await button('Save').click()
  await button('Set a fund password').click()
  await button('Return').click()
}

test('the forms keep an entered address and an entered card while the member sets the fund password on another page', {
  tags: 'deep',
}, async () => {
  await show({ member: { has_trade_password: false } })
  await button('Add address').click()
  await field(/address/i).fill(saved.address)
  await field(/name/i).fill('My wallet')
  await setFundPassword()
  await expect.element(field(/address/i)).toHaveValue(saved.address)
  await expect.element(field(/name/i)).toHaveValue('My wallet')
  await button('Close').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('Add address').click()
  await expect.element(field(/address/i)).toHaveValue('')
  await button('Close').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  const card = {
    'Card holder': 'Ann Example',
    Bank: 'First Bank',
    'Card number': '12345678',
    'Phone of the account': '7700900000',
  }
  await button('Add bank card').click()
  for (const [name, text] of Object.entries(card)) await field(name).fill(text)
  await setFundPassword()
  for (const [name, text] of Object.entries(card)) await expect.element(field(name)).toHaveValue(text)
})

test('the confirmation of a new address names its coin and its network', async () => {
  await show()
  await button('Add address').click()
  await field(/address/i).fill(saved.address)
  await button('Save').click()
  await expect.element(page.getByLabelText('Fund password, 6 digits')).toBeVisible()
  const value = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent
  expect([value('Coin'), value('Network')]).toEqual(['USDT', 'TRC20'])
})

test('a full address book states the limit of the operator', async () => {
  await show({
    settings: { withdraw_address_limit: 1 },
    member: { wallet_info: { addresses: [saved], banks: [] } },
  })
  await expect.element(page.getByText(/^The book is full: 1 address at most/)).toBeVisible()
  await expect.element(button('Add address')).toBeDisabled()
})

test('the dialog with the former member’s saved address closes when the client gets another session token', async () => {
  const exchange = await show({ member: { wallet_info: { addresses: [saved], banks: [] } } })
  await button(`Edit ${saved.remark}`).click()
  await expect.element(field(/address/i)).toHaveValue(saved.address)
  exchange.sdk.token.set('u'.repeat(32))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('the form for a new address preselects a network that the operator offers', async () => {
  const [usdt] = fundWallet.list
  const chains = [{ ...usdt!.chains[0]!, chain: 'ERC20' }]
  await show({ wallet: { ...fundWallet, list: [{ ...usdt!, chains }] } })
  await button('Add address').click()
  await field('Address on ERC20').fill('0xdAC17F958D2ee523a2206206994597C13D831ec7')
  await button('Save').click()
  await expect.element(page.getByLabelText('Fund password, 6 digits')).toBeVisible()
})

/** Opens the form of a bank card and fills it in. */
async function enterCard(areaCode: string) {
  await button('Add bank card').click()
  const card = {
    'Card holder': '山田太郎',
    Bank: 'First Bank',
    'Card number': '１２３４ ５６７８',
    'Country code': areaCode,
    'Phone of the account': '０９０１２３４５６７８',
  }
  for (const [name, text] of Object.entries(card)) await field(name).fill(text)
}

test('an invalid country code is refused with an example of a valid one, and nothing is sent', async () => {
  await show()
  await enterCard('044')
  await button('Save').click()
  await expect.element(page.getByText('A country code such as +44')).toBeVisible()
  await expect.element(page.getByLabelText('Fund password, 6 digits')).not.toBeInTheDocument()
})

const normalizes =
  'full-width digits of a bank card and its phone are sent as half-width digits, and the country code %s as +81'

/** Saves a bank card with this country code, and expects the normalized request. */
async function saveCard(areaCode: string) {
  const exchange = await show()
  await enterCard(areaCode)
  await button('Save').click()
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await button('Save').last().click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.setWalletInfo)
    .toMatchObject({ bank_card: '12345678', area_code: '+81', bank_phone: '09012345678' })
}

test.each(['＋８１'])(normalizes, saveCard)

test.each(['81', '0081'])(normalizes, { tags: 'deep' }, saveCard)

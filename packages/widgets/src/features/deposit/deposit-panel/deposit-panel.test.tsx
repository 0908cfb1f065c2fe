import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { sampleDeposit } from '../../../testing/sample-deposit.ts'
import { DepositAddress } from './deposit-address.tsx'
import { DepositChoice, DepositPanel } from './deposit-panel.tsx'
import { DepositProgress } from './deposit-progress.tsx'
import { useDeposit } from './use-deposit.ts'

function Chosen() {
  const { coin, chain, deposit, setDeclared } = useDeposit()
  return (
    <button type="button" onClick={() => setDeclared(sampleDeposit({ status: 'pending' }))}>
      {`${coin.coin} on ${chain.chain}, ${deposit ? deposit.coin : 'nothing'} on its way`}
    </button>
  )
}

test('the panel renders its children in their order; they share the chosen coin and network', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: fundWallet })
  await renderKit(
    <DepositPanel>
      <DepositProgress />
      <Chosen />
      <DepositChoice />
    </DepositPanel>,
    { client: exchange.sdk, locale: 'en' },
  )
  const chosen = page.getByRole('button', { name: /on its way/ })
  await expect.element(chosen).toHaveTextContent('USDT on TRC20, nothing on its way')
  const choice = page.getByText('Tether USD').first().element()
  const isBefore = chosen.element().compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore).toBeTruthy()
  await chosen.click()
  await expect.element(chosen).toHaveTextContent('USDT on TRC20, USDT on its way')
  await expect.element(page.getByRole('button', { name: 'Copy address' })).not.toBeInTheDocument()
})

const address = 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs'

/** Shows the panel in a browser with or without a share menu, and returns what is passed to the menu. */
async function showWithShareMenu(hasMenu: boolean, width?: number) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const place = {
    ...{ coin: 'USDT', chain: 'TRC20', address, memo: null, qr_content: address, uri: address },
    ...{ min_deposit: '0.001', confirmations: 3, notices: [], sandbox: true },
  }
  const answers = { queryCoinAccount: fundWallet, getRechargeAddressList: [place] }
  await exchange.step({ do: 'answers', data: answers })
  const share = vi.fn(async (_data: ShareData) => {})
  const menu = { canShare: () => hasMenu, share }
  for (const [name, value] of Object.entries(menu)) {
    Object.defineProperty(navigator, name, { value, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  await renderKit(<DepositPanel />, { client: exchange.sdk, locale: 'en', ...(width ? { width } : {}) })
  await expect.element(page.getByRole('button', { name: 'Copy address' })).toBeEnabled()
  return share
}

test('on a phone, the buttons that copy and save the address stay at the lower edge of the window', async () => {
  await page.viewport(390, 600)
  onTestFinished(() => page.viewport(1280, 720))
  await showWithShareMenu(true, 358)
  const box = (part: string) => document.querySelector(part)!.getBoundingClientRect()
  expect(box('.bl-deposit__terms').top).toBeGreaterThan(600)
  await expect.poll(() => Math.round(box('.bl-deposit__pinned').bottom)).toBe(600)
  scrollTo(0, 200)
  await expect.poll(() => Math.round(box('.bl-deposit__pinned').bottom)).toBe(600)
  // The buttons follow the warning, and the button that declares a deposit follows them.
  scrollTo(0, 2000)
  await expect.poll(() => box('.bl-deposit__pinned').top).toBeGreaterThan(box('.bl-deposit__warning').bottom)
  expect(box('.bl-deposit__main > .bl-button').top).toBeGreaterThan(box('.bl-deposit__pinned').bottom)
})

test('passes the address with its coin and network to the share menu of the system', async () => {
  const share = await showWithShareMenu(true)
  await page.getByRole('button', { name: 'Share' }).click()
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Your USDT address on TRC20',
    text: `Your USDT address on TRC20\n${address}`,
  })
})

test('shows no share button where the system has no share menu', async () => {
  await showWithShareMenu(false)
  await expect.element(page.getByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})

test('answers what to do about a deposit in another coin or over another network', async () => {
  await showWithShareMenu(false)
  const answer = page.getByText(/^Such a transfer is not credited/)
  await expect.element(answer).not.toBeVisible()
  await page.getByText('I used another coin or network').click()
  await expect.element(answer).toBeVisible()
})

function OtherNetwork() {
  const { coin, chain, pickChain } = useDeposit()
  const other = coin.chains.find((one) => one !== chain)?.chain ?? ''
  return (
    <button type="button" onClick={() => pickChain(other)}>
      {`Show ${other}`}
    </button>
  )
}

test('the deposit declaration dialog closes when another network is selected, and stays closed when the first network is selected again', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const [usdt] = fundWallet.list
  const [tron] = usdt!.chains
  const chains = [tron!, { ...tron!, chain: 'ERC20' }]
  const wallet = { ...fundWallet, list: [{ ...usdt!, chains }] }
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: wallet })
  const place = {
    ...{ coin: 'USDT', address, memo: null, qr_content: address, uri: address, min_deposit: '0.001' },
    ...{ confirmations: 3, notices: [], sandbox: true },
  }
  const places = chains.map(({ chain }) => ({ ...place, chain }))
  await exchange.step({ do: 'answer', call: 'getRechargeAddressList', data: places })
  await renderKit(
    <DepositPanel>
      <DepositAddress />
      <OtherNetwork />
    </DepositPanel>,
    { client: exchange.sdk, locale: 'en' },
  )
  const other = (chain: string) =>
    page.getByRole('button', { name: `Show ${chain}`, includeHidden: true }).element() as HTMLElement
  const open = page.getByRole('button', { name: 'I have sent it' })
  await open.click()
  await page.getByRole('textbox', { name: 'Amount sent' }).fill('250')
  other('ERC20').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  other('TRC20').click()
  await expect.element(page.getByRole('button', { name: 'Show ERC20' })).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useBalances } from './use-balances.ts'

const wallet = (available: string) => ({
  total_usdt: available,
  total_btc: '0.00000000',
  by_account: { spot: available, futures: '0.00000000', finance: '0.00000000' },
  list: [
    {
      coin: 'USDT',
      account: 'spot',
      available,
      frozen: '0.00000000',
      total: available,
      value_usdt: available,
    },
  ],
})

function Balance() {
  const { data } = useBalances()
  return <p data-testid="available">{data?.list[0]?.available ?? 'none'}</p>
}

function Views() {
  const [view, setView] = useState<'wallet' | 'other'>('wallet')
  return (
    <Tabs
      label="Views"
      value={view}
      onValueChange={setView}
      tabs={[
        { value: 'wallet', label: 'Wallet', content: <Balance /> },
        { value: 'other', label: 'Other', content: <p>Nothing</p> },
      ]}
    />
  )
}

it('asks anew for what changed while nobody showed it', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: wallet('500.00000000') })
  exchange.sdk.token.set('t'.repeat(32))
  await renderKit(<Views />, { client: exchange.sdk, locale: 'en' })
  const available = page.getByTestId('available')
  await expect.element(available).toHaveTextContent('500.00000000')
  await page.getByRole('tab', { name: 'Other' }).click()
  await expect.element(page.getByText('Nothing')).toBeVisible()
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: wallet('400.00000000') })
  await page.getByRole('tab', { name: 'Wallet' }).click()
  await expect.element(available).toHaveTextContent('400.00000000')
})

import '@fontsource-variable/inter'
import { compare } from '@bourselet/sdk/money'
import { useState } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Figure } from './figure.tsx'
import { Table } from './table.tsx'
import type { Column, Sort } from './table-column.ts'

type Row = { coin: string; last: string; tick: string }

const rows: Row[] = [
  { coin: 'BTC', last: '60123.4', tick: '0.01' },
  { coin: 'DOGE', last: '0.1357', tick: '0.00001' },
  { coin: 'ETH', last: '3412.08', tick: '0.01' },
]

const columns: Column<Row>[] = [
  { id: 'coin', header: 'Coin', cell: (row) => row.coin, sortable: true, card: 'title' },
  {
    id: 'last',
    header: 'Last price',
    cell: (row) => <Figure value={row.last} tick={row.tick} room={5} />,
    align: 'end',
    sortable: true,
  },
]

function Holder({ data, cards }: { data: Row[] | undefined; cards?: boolean }) {
  const [sort, setSort] = useState<Sort>({ column: 'coin', direction: 'asc' })
  const factor = sort.direction === 'asc' ? 1 : -1
  const order = (a: Row, b: Row) =>
    factor * (sort.column === 'coin' ? a.coin.localeCompare(b.coin) : compare(a.last, b.last))
  return (
    <Table
      caption="Markets"
      columns={columns}
      rows={data && [...data].sort(order)}
      rowKey={(row) => row.coin}
      sort={sort}
      onSortChange={setSort}
      skeletonRows={3}
      empty="No pair found"
      cards={cards}
    />
  )
}

const coins = () =>
  page
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent)
const textRight = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return Math.max(...[...range.getClientRects()].map(({ right }) => right))
}
const header = (name: string) => page.getByRole('columnheader', { name })

describe('Table', () => {
  it('a press or Enter on a column header sorts by this column, and screen readers announce the new sort order', async () => {
    await renderKit(<Holder data={rows} />, { locale: 'en' })
    await expect.element(header('Coin')).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(page.getByRole('button', { name: 'Last price' }))
    await expect.element(header('Last price')).toHaveAttribute('aria-sort', 'descending')
    await expect.element(header('Coin')).not.toHaveAttribute('aria-sort')
    expect(coins()[0]).toBe('BTC')
    await userEvent.keyboard('{Enter}')
    await expect.element(header('Last price')).toHaveAttribute('aria-sort', 'ascending')
    expect(coins()[0]).toBe('DOGE')
  })

  it.each([
    ['Inter', '"Inter Variable"', '"tnum"'],
    ['Inter with proportional figures', '"Inter Variable"', '"pnum"'],
    ['Inter condensed by its spacing', '"Inter Variable"; letter-spacing: -0.04em', '"tnum"'],
    ['a serif', 'serif', 'normal'],
    ['a sans', 'sans-serif', 'normal'],
    ['a typewriter', 'monospace', 'normal'],
  ])('aligns the decimal points of a column in %s', async (_, family, features) => {
    const style = document.createElement('style')
    style.textContent = `.bl-root { font-family: ${family} !important }
      .bl-figure { font-feature-settings: ${features} !important }`
    document.head.append(style)
    onTestFinished(() => style.remove())
    await document.fonts.load('14px "Inter Variable"', '0123456789.')
    const { host } = await renderKit(<Holder data={rows} />, { locale: 'en' })
    const lefts = [...host.querySelectorAll('.bl-figure__fraction')].map(
      (fraction) => fraction.getBoundingClientRect().left,
    )
    expect(lefts).toHaveLength(3)
    for (const left of lefts) expect(left).toBeCloseTo(lefts[0]!, 2)
    // The last digit of each figure must be inside the table cell.
    for (const cell of host.querySelectorAll('td')) {
      expect(textRight(cell)).toBeLessThanOrEqual(cell.getBoundingClientRect().right)
    }
  })

  it('a table has the same height while it loads and after it has loaded', async () => {
    const loading = await renderKit(<Holder data={undefined} />, { locale: 'en' })
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    const height = loading.host.getBoundingClientRect().height
    const loaded = await renderKit(<Holder data={rows} />, { locale: 'en' })
    expect(loaded.host.getBoundingClientRect().height).toBe(height)
  })

  it('a press on a row selects it, but a press on a button in the row does not', async () => {
    const selected: string[] = []
    const cell = (row: Row) => <button type="button">{`Trade ${row.coin}`}</button>
    await renderKit(
      <Table
        caption="Markets"
        columns={[...columns, { id: 'trade', header: 'Trade', cell }]}
        rows={rows}
        rowKey={({ coin }) => coin}
        onRowSelect={({ coin }) => selected.push(coin)}
      />,
      { locale: 'en' },
    )
    await page.getByRole('button', { name: 'Trade BTC' }).click()
    await page.getByRole('cell', { name: 'ETH', exact: true }).click()
    expect(selected).toEqual(['ETH'])
  })

  it('a table without rows shows its empty state', async () => {
    await renderKit(<Holder data={[]} />, { locale: 'en' })
    await expect.element(page.getByText('No pair found')).toBeVisible()
  })

  it('in a narrow container, shows rows as cards with labels, even in a wide viewport', async () => {
    const wide = await renderKit(<Holder data={rows} cards />, { locale: 'en', width: 700 })
    const narrow = await renderKit(<Holder data={rows} cards />, { locale: 'en', width: 360 })
    const label = (host: HTMLElement) =>
      getComputedStyle(host.querySelectorAll('.bl-table__label')[1]!).display
    expect(label(wide.host)).toBe('none')
    expect(label(narrow.host)).not.toBe('none')
    expect(narrow.host.querySelector('.bl-table')!.scrollWidth).toBeLessThanOrEqual(360)
  })
})

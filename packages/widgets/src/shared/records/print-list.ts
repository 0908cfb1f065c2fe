import type { PrintedList, Records, RecordsPage } from './records.ts'

/** The title and the columns of a document. */
type Printed<Row> = Pick<PrintedList<Row>, 'title' | 'columns'>

/**
 * The style of the printed page. `fill` adds it as a style sheet object, because content security policies can forbid
 * style elements.
 */
const STYLE = `
  @page { margin: 14mm }
  body { margin: 0; color: #000; background: #fff; font: 9pt/1.4 system-ui, sans-serif }
  h1 { margin: 0 0 2mm; font-size: 15pt }
  p { margin: 0 0 1mm; color: #555 }
  table { width: 100%; margin-block-start: 4mm; border-collapse: collapse; font-variant-numeric: tabular-nums }
  thead { display: table-header-group }
  tr { break-inside: avoid }
  th, td { padding: 1.4mm 2mm; border-bottom: 0.2mm solid #bbb; text-align: start; vertical-align: top }
  th { border-bottom-color: #000; font-weight: 600 }
  .end { text-align: end; white-space: nowrap }
`

/** Returns the lines below the title of a printed list: its period and its filters, and the summary of its rows. */
export function linesOf<Row, Filters, Page extends RecordsPage<Row>>(
  { filters = [], print }: Pick<Records<Row, Filters, Page>, 'filters' | 'print'>,
  page: Page,
  chosen: { filters: Partial<Filters>; periodText: string },
): string[] {
  const named = filters.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === chosen.filters[name])
    return option ? [`${label}: ${option.label}`] : []
  })
  const summary = print?.summary?.(page, chosen.filters)
  return [[chosen.periodText, ...named].join(' · '), ...(summary ? [summary] : [])]
}

/**
 * Opens the browser's print dialog, which can also save as PDF, for a document that contains only the title,
 * the given lines below it and the given rows. The browser supplies the fonts, so that texts in all languages are
 * readable.
 */
export function printList<Row>(
  list: Printed<Row>,
  lines: readonly string[],
  rows: readonly Row[],
  locale: string,
): void {
  const frame = document.createElement('iframe')
  frame.title = list.title
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.style.cssText = 'position: fixed; inset: auto; width: 0; height: 0; border: 0'
  // Firefox replaces the document of a new frame when the frame has loaded. So the document is filled only
  // after that.
  frame.addEventListener('load', () => fill(frame, list, lines, rows, locale), { once: true })
  document.body.append(frame)
}

function fill<Row>(
  frame: HTMLIFrameElement,
  list: Printed<Row>,
  lines: readonly string[],
  rows: readonly Row[],
  locale: string,
): void {
  const page = frame.contentWindow as (Window & typeof globalThis) | null
  if (!page) throw new Error('the frame of the printed list has been removed')
  page.document.documentElement.lang = locale
  page.document.title = list.title
  const sheet = new page.CSSStyleSheet()
  sheet.replaceSync(STYLE)
  page.document.adoptedStyleSheets = [sheet]
  page.document.body.append(...contentOf(page.document, list, lines, rows))
  page.addEventListener('afterprint', () => frame.remove(), { once: true })
  page.focus()
  page.print()
}

function contentOf<Row>(
  document: Document,
  { title, columns }: Printed<Row>,
  lines: readonly string[],
  rows: readonly Row[],
) {
  const element = (name: string, text = '', isEnd = false) => {
    const made = document.createElement(name)
    made.textContent = text
    if (isEnd) made.className = 'end'
    return made
  }
  const rowOf = (cells: HTMLElement[]) => {
    const row = element('tr')
    row.append(...cells)
    return row
  }
  const head = element('thead')
  head.append(rowOf(columns.map(({ header, align }) => element('th', header, align === 'end'))))
  const body = element('tbody')
  body.append(
    ...rows.map((row) => rowOf(columns.map(({ text, align }) => element('td', text(row), align === 'end')))),
  )
  const table = element('table')
  table.append(head, body)
  return [element('h1', title), ...lines.map((line) => element('p', line)), table]
}

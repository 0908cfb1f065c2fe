import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../format/save-file.ts'
import { useFormat } from '../format/use-format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
import { Button } from '../ui/button.tsx'
import * as icons from '../ui/icons.ts'
import { Meter } from '../ui/meter.tsx'
import { useToast } from '../ui/use-toast.ts'
import { today } from './period.ts'
import { usePeriodText } from './period-filter.tsx'
import { readRecords, recordsCsv } from './read-records.ts'
import type { Records, RecordsPage } from './records.ts'
import type { RecordsState } from './use-records-state.ts'
import './records.css'

type ExportRecordsProps<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>> = {
  records: Records<Row, Filters, Page>
  state: Pick<RecordsState<Filters>, 'filters' | 'period' | 'request'>
  disabled: boolean
}

/**
 * Renders a button for each export of a list: CSV file or print. An export contains all matching rows of all pages.
 * While an export runs, shows its progress and a stop button.
 */
export function ExportRecords<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>>(
  props: ExportRecordsProps<Row, Filters, Page>,
) {
  const { t } = useText('records')
  const { t: shared } = useText('shared')
  const { csv, print } = props.records
  const { progress, start, cancel } = useExport(props)
  const format = useFormat()
  const locale = useLocale()
  const { sdk } = useBourselet()
  const { filters, period } = props.state
  const periodText = usePeriodText(period, today(sdk.clock.now()))
  if (!progress) {
    return (
      <>
        {csv && (
          <Button
            size="small"
            icon={icons.deposit}
            disabled={props.disabled}
            onClick={() => start((rows) => saveFile(`${csv.file}.csv`, recordsCsv(csv.columns, rows)))}
          >
            {t('export')}
          </Button>
        )}
        {print && (
          <Button
            size="small"
            icon={icons.doc}
            disabled={props.disabled}
            onClick={() =>
              start(async (rows, page) => {
                const { linesOf, printList } = await import('./print-list.ts')
                const lines = linesOf(props.records, page, { filters, periodText })
                printList(print, [...lines, format.time(sdk.clock.now(), 'full')], rows, locale)
              })
            }
          >
            {t('print')}
          </Button>
        )}
      </>
    )
  }
  const { done, total } = progress
  return (
    <span className="bl-records__export">
      <Meter
        width={72}
        label={t('exportProgress')}
        percent={total === 0 ? 0 : Math.round((100 * done) / total)}
      />
      <span className="bl-numbers" aria-live="polite">
        {t('exporting', { done, total })}
      </span>
      <Button size="small" variant="ghost" onClick={cancel}>
        {shared('cancel')}
      </Button>
    </span>
  )
}

function useExport<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>>({
  records,
  state: { request },
}: ExportRecordsProps<Row, Filters, Page>) {
  const { t } = useText('records')
  const { sdk } = useBourselet()
  const { show } = useToast()
  const errorText = useErrorText()
  const running = useRef<AbortController>(null)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async (finish: (rows: Row[], first: Page) => unknown) => {
    let first: Page | undefined
    const control = new AbortController()
    running.current = control
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await readRecords(records, sdk, request, {
        isExport: true,
        signal: control.signal,
        onProgress: (done, total) => setProgress({ done, total }),
        onPage: (page) => {
          first ??= page
        },
      })
      if (first) await finish(rows, first)
    } catch (error) {
      if (!control.signal.aborted) show({ tone: 'error', title: t('exportFailed'), text: errorText(error) })
    } finally {
      if (running.current === control) setProgress(null)
    }
  }
  const cancel = () => {
    running.current?.abort()
    setProgress(null)
  }
  return { progress, start: (finish: (rows: Row[], first: Page) => unknown) => void start(finish), cancel }
}

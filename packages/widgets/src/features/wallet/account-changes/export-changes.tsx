import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../shared/format/save-file.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Meter } from '../../../shared/ui/meter.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { changesCsv } from './changes-csv.ts'
import { readChanges } from './read-changes.ts'
import type { ChangesRequest } from './use-changes.ts'

/** A button that saves every matching change of all pages, with progress and cancel. */
export function ExportChanges({ request, disabled }: { request: ChangesRequest; disabled: boolean }) {
  const { t } = useText('wallet')
  const { t: shared } = useText('shared')
  const { progress, start, cancel } = useExport(request)
  if (!progress) {
    return (
      <Button size="small" icon="doc" disabled={disabled} onClick={start}>
        {t('changes.export')}
      </Button>
    )
  }
  const { done, total } = progress
  return (
    <span className="bl-changes__export">
      <Meter
        width={72}
        label={t('changes.exportProgress')}
        percent={total === 0 ? 0 : Math.round((100 * done) / total)}
      />
      <span className="bl-numbers" aria-live="polite">
        {t('changes.exporting', { done, total })}
      </span>
      <Button size="small" variant="ghost" onClick={cancel}>
        {shared('cancel')}
      </Button>
    </span>
  )
}

function useExport(request: ChangesRequest) {
  const { t } = useText('wallet')
  const { sdk } = useBourselet()
  const { show } = useToast()
  const words = useErrorText()
  const running = useRef<AbortController>(null)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    const control = new AbortController()
    running.current = control
    setProgress({ done: 0, total: 0 })
    try {
      const rows = await readChanges(sdk, request, {
        signal: control.signal,
        onProgress: (done, total) => setProgress({ done, total }),
      })
      saveFile('bourselet-account-changes.csv', changesCsv(rows))
    } catch (error) {
      if (!control.signal.aborted) {
        show({ tone: 'error', title: t('changes.exportFailed'), text: words(error) })
      }
    } finally {
      if (running.current === control) setProgress(null)
    }
  }
  const cancel = () => {
    running.current?.abort()
    setProgress(null)
  }
  return { progress, start: () => void start(), cancel }
}

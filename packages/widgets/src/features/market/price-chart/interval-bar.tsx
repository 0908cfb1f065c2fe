import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Popover } from '../../../shared/ui/popover.tsx'
import { chartIntervals, intervalName } from './chart-candle.ts'
import { IntervalMenu } from './interval-menu.tsx'
import type { useChartSettings } from './use-chart-settings.ts'
import './interval-bar.css'

export type IntervalBarProps = { settings: ReturnType<typeof useChartSettings> }

/** The pinned intervals and the selected interval, and a button that opens the menu of all intervals. */
export function IntervalBar({ settings }: IntervalBarProps) {
  const { t } = useText('chart')
  const { interval, pinned, setInterval, typeInterval } = settings
  const group = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // If the bar is too narrow for all intervals, it is scrolled so that the selected interval stays visible.
  useEffect(() => {
    const row = bar.current
    const chosen = row?.querySelector<HTMLElement>(`label:has([value='${interval}'])`)
    if (!row || !chosen) return
    const observer = new ResizeObserver(() => {
      row.scrollLeft = chosen.offsetLeft - row.offsetLeft - row.clientWidth / 2 + chosen.offsetWidth / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [interval])
  useEffect(() => {
    typeInterval.current = setTyped
    return () => {
      typeInterval.current = null
    }
  }, [typeInterval])
  return (
    <>
      <div
        ref={bar}
        className="bl-chart-bar__intervals bl-numbers"
        role="radiogroup"
        aria-label={t('interval')}
      >
        {chartIntervals
          .filter((one) => one === interval || pinned.includes(one))
          .map((one) => (
            <label key={one} className="bl-chart-bar__interval">
              <input
                className="bl-hidden"
                type="radio"
                name={group}
                value={one}
                checked={one === interval}
                aria-label={t(`intervals.${one}`)}
                onChange={() => setInterval(one)}
              />
              <span>{intervalName(one)}</span>
            </label>
          ))}
      </div>
      <Popover
        label={t('moreIntervals')}
        align="start"
        open={typed !== null}
        onOpenChange={(isOpen) => setTyped(isOpen ? '' : null)}
        initialFocus={input}
        trigger={
          <button
            type="button"
            className="bl-chart-bar__more"
            aria-label={t('moreIntervals')}
            title={t('moreIntervals')}
          >
            <Icon shape={icons.chevronDown} size={16} />
          </button>
        }
      >
        <IntervalMenu
          settings={settings}
          input={input}
          typed={typed ?? ''}
          onTypedChange={setTyped}
          onClose={() => setTyped(null)}
        />
      </Popover>
    </>
  )
}

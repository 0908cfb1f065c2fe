import { useLocale, useText } from '@bourselet/widgets'
import type { TagEntry } from './manifest.ts'

/** Shows the gzip size of the tag's scripts, which the build of the tags has measured. */
export function Weight({ entry }: { entry: TagEntry }) {
  const { t } = useText('gallery')
  const { page, further, frame } = entry.bourselet.bytes
  const format = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const figures = [
    { label: t('weight.page'), bytes: page },
    frame === undefined
      ? { label: t('weight.further'), bytes: further }
      : { label: t('weight.frame'), bytes: frame },
  ]
  return (
    <div className="gallery-weight">
      <dl>
        {figures.map(({ label, bytes }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.format(bytes / 1000)} kB</dd>
          </div>
        ))}
      </dl>
      <span>{t('weight.note')}</span>
      {frame !== undefined && <p>{t('framed')}</p>}
    </div>
  )
}

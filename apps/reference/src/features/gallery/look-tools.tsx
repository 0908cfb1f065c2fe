import { localeNames, locales, useLocale, usePreferences, useText } from '@bourselet/widgets'
import { Icon, type IconShape, icons, Segment, Select } from '@bourselet/widgets/ui'
import type { GalleryState } from './gallery-state.ts'
import { hosts } from './host-themes.ts'
import type { TagEntry } from './manifest.ts'
import { widthOf } from './stage-size.ts'

type LookToolsProps = {
  entry: TagEntry
  state: GalleryState
  onChange: (changes: Partial<GalleryState>) => void
}

const Pictured = ({ icon, label }: { icon: IconShape; label: string }) => (
  <span title={label}>
    <Icon shape={icon} size={16} />
    <span className="bl-hidden">{label}</span>
  </span>
)

/** Controls for the theme, the width, the language and the price colors with which the tag is shown. */
export function LookTools({ entry, state, onChange }: LookToolsProps) {
  const { t } = useText('gallery')
  const site = useText('site')
  const locale = useLocale()
  const { theme, marketColours } = usePreferences()
  return (
    <div className="gallery-tools">
      <Segment
        size="small"
        label={site.t('theme.label')}
        value={state.theme ?? hosts[state.host].scheme ?? (theme === 'light' ? 'light' : 'dark')}
        onValueChange={(next) => onChange({ theme: next })}
        options={[
          { value: 'dark', label: <Pictured icon={icons.moon} label={site.t('theme.dark')} /> },
          { value: 'light', label: <Pictured icon={icons.sun} label={site.t('theme.light')} /> },
        ]}
      />
      <Segment
        size="small"
        label={t('width.label')}
        value={widthOf(entry, state)}
        onValueChange={(width) => onChange({ width })}
        options={[
          { value: 'phone', label: <Pictured icon={icons.phone} label={t('width.phone')} /> },
          { value: 'tablet', label: <Pictured icon={icons.tablet} label={t('width.tablet')} /> },
          { value: 'full', label: <Pictured icon={icons.monitor} label={t('width.full')} /> },
        ]}
      />
      <Select
        variant="quiet"
        aria-label={site.t('language')}
        value={state.locale ?? locale}
        onValueChange={(next) => onChange({ locale: next })}
        options={locales.map((value) => ({ value, label: localeNames[value] }))}
      />
      <Select
        variant="quiet"
        aria-label={site.t('colours.label')}
        value={state.colours ?? marketColours ?? 'green-up'}
        onValueChange={(colours) => onChange({ colours })}
        options={(['green-up', 'red-up', 'blue-orange'] as const).map((value) => ({
          value,
          label: site.t(`colours.${value}`),
        }))}
      />
    </div>
  )
}

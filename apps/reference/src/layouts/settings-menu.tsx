import { localeNames, locales, useLocale, usePreferences, useText } from '@bourselet/widgets'
import { IconButton, Popover, Segment, Select } from '@bourselet/widgets/ui'
import { useState } from 'react'
import type { MenuPanelProps } from './menu-button.tsx'

/** The menu for language, theme, price colors and density. These settings are stored on the device. */
export default function SettingsMenu({ icon, label }: MenuPanelProps) {
  const { t } = useText('site')
  const locale = useLocale()
  const { theme, marketColours, density, set } = usePreferences()
  const [open, setOpen] = useState(true)
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton icon={icon} label={label} />}
    >
      <div className="site-settings">
        <Select
          label={t('language')}
          value={locale}
          onValueChange={(next) => set({ locale: next })}
          options={locales.map((value) => ({ value, label: <span lang={value}>{localeNames[value]}</span> }))}
        />
        <div className="bl-field">
          <span className="bl-field__label" aria-hidden>
            {t('theme.label')}
          </span>
          <Segment
            label={t('theme.label')}
            value={theme ?? 'dark'}
            onValueChange={(next) => set({ theme: next })}
            options={(['dark', 'light', 'auto'] as const).map((value) => ({
              value,
              label: t(`theme.${value}`),
            }))}
          />
        </div>
        <Select
          label={t('colours.label')}
          value={marketColours ?? 'green-up'}
          onValueChange={(next) => set({ marketColours: next })}
          options={(['green-up', 'red-up', 'blue-orange'] as const).map((value) => ({
            value,
            label: t(`colours.${value}`),
          }))}
        />
        <Select
          label={t('density.label')}
          value={density ?? 'own'}
          onValueChange={(next) => set({ density: next === 'own' ? null : next })}
          options={(['own', 'compact', 'comfortable'] as const).map((value) => ({
            value,
            label: t(`density.${value}`),
          }))}
        />
      </div>
    </Popover>
  )
}

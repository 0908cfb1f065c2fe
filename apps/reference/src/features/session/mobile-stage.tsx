import { useText } from '@bourselet/widgets'
import { icons } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { Brand } from '../../layouts/brand.tsx'
import { MenuButton } from '../../layouts/menu-button.tsx'
import { PageBar } from '../../layouts/page-bar.tsx'
import './mobile-stage.css'

const settingsMenu = () => import('../../layouts/settings-menu.tsx')

/** The phone layout of log-in and registration: a bar with close button and settings, the logo, and the form. */
export function MobileStage({ children }: { children: ReactNode }) {
  const { t } = useText('site')
  return (
    <div className="mobile-stage">
      <PageBar isOverlay end={<MenuButton load={settingsMenu} icon={icons.globe} label={t('settings')} />} />
      <div className="mobile-stage__body">
        <Brand markOnly />
        {children}
      </div>
    </div>
  )
}

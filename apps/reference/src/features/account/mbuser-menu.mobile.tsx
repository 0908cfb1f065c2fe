import { useText } from '@bourselet/widgets'
import { sideMenu } from '../../layouts/menu.ts'
import { PageLinks } from '../../layouts/page-links.tsx'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { SideState } from '../../layouts/side-state.tsx'
import { SignOutButton } from './sign-out-button.tsx'

export default function UserMenuPage() {
  const { t } = useText('site')
  return (
    <PhonePage>
      {sideMenu.map(({ key, entries }) => (
        <section key={key} className="page-links__group">
          <h2>{t(`side.${key}`)}</h2>
          <PageLinks
            label={t(`side.${key}`)}
            links={entries.map(({ route, label, icon }) => ({
              // On phones, the route `my` leads to the user page, not to the security center. The entry of the security
              // center therefore uses the route `mbsecurityCenter`.
              route: route === 'my' ? 'mbsecurityCenter' : route,
              icon,
              text: t(label),
              state: <SideState route={route} />,
            }))}
          />
        </section>
      ))}
      <SignOutButton />
    </PhonePage>
  )
}

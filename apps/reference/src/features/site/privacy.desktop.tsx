import { ContentPage } from '../../layouts/content/content-page.tsx'

export default function PrivacyPage() {
  return <ContentPage code="privacy" />
}

import { ContentPage } from '../../layouts/content/content-page.tsx'

export default function DisclaimerPage() {
  return <ContentPage code="disclaimer" />
}

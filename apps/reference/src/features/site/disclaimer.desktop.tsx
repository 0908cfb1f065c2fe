import { ContentPage } from './content-page.tsx'

export default function DisclaimerPage() {
  return <ContentPage code="disclaimer" />
}

import { ContentPage } from './content-page.tsx'

export default function ServePage() {
  return <ContentPage code="serve" />
}

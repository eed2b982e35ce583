import { mountPage } from '#src/common/layout/mount-page.tsx'
import { routes } from './routes'

void mountPage({ entry: 'themeExhibition', texts: ['halls', 'exhibits', 'exhibitors'], routes })

import { mountPage } from '#src/common/layout/mount-page.tsx'
import { routes } from './routes'

void mountPage({ entry: 'news', texts: ['news'], routes })

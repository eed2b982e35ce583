import { mountPage } from '#src/common/layout/mount-page.tsx'
import { routes } from './routes'

void mountPage({ entry: 'organizer', texts: ['organizer', 'palette', 'work'], routes })

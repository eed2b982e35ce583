import { mountPage } from '#src/common/layout/mount-page.tsx'
import { routes } from './routes'

void mountPage({ entry: 'personal', texts: ['personal', 'work', 'access', 'enrollment', 'upload'], routes })

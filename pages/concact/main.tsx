import { mountPage } from '#src/common/layout/mount-page.tsx'
import { routes } from './routes'

void mountPage({ entry: 'concact', texts: ['conversations', 'chat', 'translation'], routes })

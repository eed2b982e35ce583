import { mountPage } from '../../src/common/app/mount-page'
import { routes } from './routes'

void mountPage({ entry: 'personal', texts: ['personal', 'access', 'enrollment', 'upload'], routes })

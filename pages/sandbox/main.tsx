import { mountPage } from '../../src/common/app/mount-page'
import { routes } from './routes'

void mountPage({ entry: 'sandbox', texts: ['access'], routes })

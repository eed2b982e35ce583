import { mountPage } from '../../src/common/app/mount-page'
import { routes } from './routes'

void mountPage({ entry: 'login', texts: ['access'], routes })

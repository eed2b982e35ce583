import { mountPage } from '../../src/common/app/mount-page'
import { routes } from './routes'

void mountPage({ entry: 'exhibitss', texts: ['exhibits', 'lists'], routes })

import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { openApiDocument } from '../platform/http/openapi/openapi'
import { builtOpenApi } from '../platform/http/openapi/built-openapi'

/** Describes every call when the server is built, so that no server describes them as it starts. */
const document = Buffer.from(JSON.stringify(openApiDocument()))
writeFileSync(builtOpenApi.plain, document)
writeFileSync(builtOpenApi.gzip, gzipSync(document))

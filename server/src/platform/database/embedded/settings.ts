import type { Folder } from './folder.ts'
import type { Runner } from './runner.ts'

/**
 * For a machine of two cores that PostgreSQL shares with the program. Whatever was acknowledged is on the disk: fsync and
 * synchronous_commit stay on, as do full page writes.
 */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  huge_pages: 'off',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // no standby ever follows an embedded database
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  // the second core is the program's; parallel workers also need /dev/shm, which is small in containers
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // a query whose client was killed ends soon
  client_connection_check_interval: '5s',
  // no statements, no values: the log holds no personal data
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
}

/** The command line, also the proof that a running server was started like this. */
export const commandLine = (folder: Folder, runner: Runner, port: number): string[] => [
  '-D',
  seenByRunner(folder.cluster, runner),
  ...Object.entries({ cluster_name: folder.name, ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
]

/**
 * How the child names its data directory. The user to whom root lends PostgreSQL may be unable to walk to a folder below a
 * 0700 one, by any path. But root enters the folder (`cwd`) before it lends, and on Linux `/proc/self/cwd` is the entered
 * folder itself, no path to it.
 */
export const seenByRunner = (cluster: string, runner: Runner): string =>
  runner.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster

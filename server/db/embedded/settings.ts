/**
 * How the embedded Postgres runs: small, durable, and reachable through its socket only. Given on the command line,
 * so a new version of FinDeus brings its own.
 */
export function settingsFor({
  socketFolder,
  maxConnections,
}: {
  socketFolder: string;
  maxConnections: number;
}) {
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    superuser_reserved_connections: '0',

    // Memory and processes.
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '16MB',
    temp_buffers: '2MB',
    huge_pages: 'off',
    jit: 'off',
    io_method: 'sync',
    max_worker_processes: '1',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    autovacuum_max_workers: '1',

    // A commit is on disk before it is acknowledged. There is no replication.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // The segments that are kept ready let reads go on when the disk is full.
    min_wal_size: '80MB',
    max_wal_size: '160MB',
    temp_file_limit: '256MB',

    // A client that is gone or stopped must not hold locks.
    idle_in_transaction_session_timeout: '60s',
    client_connection_check_interval: '2s',

    // Errors are logged by the server that asked. Their texts quote values, which must not reach a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
  };
}

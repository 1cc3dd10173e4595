/** Loaded before our code: the channel to the process that started us closes when that dies in whatever way. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // After the listener, which holds the channel: waiting for our parent's end must not keep us alive.
  process.channel.unref();
}

// Web Workers for shell/platform/web_workers.cpp. The worker's module is fetched and compiled once,
// after the first frame, and posted to each worker. Workers start when jobs arrive. To cancel a job, its
// worker is terminated. If a worker fails, another one repeats its job, until `tries` workers have
// failed at it.
mergeInto(LibraryManager.library, {
  $ctqPool: {
    module: null, // a promise of the compiled module
    workers: [], // {worker, task}: null is idle
    queue: [], // tasks: {job, bytes, failures}
    tries: 3,
    replies: [], // {job, done, bytes}

    limit: 1, // workers at a time

    prepare: function () {
      if (!ctqPool.module) {
        ctqPool.module = Module['compiled'](fetch('worker.wasm'));
        ctqPool.module.catch(function () {}); // reported where a job waits for it
      }
      return ctqPool.module;
    },

    reply: function (job, done, bytes) {
      ctqPool.replies.push({ job: job, done: done, bytes: bytes });
      Module['call']('_ctq_wake');
    },

    fail: function (entry, why) {
      ctqPool.drop(entry);
      var task = entry.task;
      if (task && ++task.failures < ctqPool.tries) {
        ctqPool.queue.unshift(task);
      } else if (task) {
        ctqPool.reply(task.job, false, new TextEncoder().encode(why));
      }
      ctqPool.next();
    },

    drop: function (entry) {
      entry.worker.terminate();
      ctqPool.workers = ctqPool.workers.filter(function (other) { return other !== entry; });
    },

    start: function (module) {
      var entry = { worker: new Worker('worker.js'), task: null };
      entry.worker.onmessage = function (event) {
        if (event.data.trouble) {
          ctqPool.fail(entry, event.data.trouble);
          return;
        }
        var job = entry.task.job;
        entry.task = null;
        ctqPool.reply(job, true, event.data.bytes);
        ctqPool.next();
      };
      entry.worker.onerror = function (event) {
        event.preventDefault();
        ctqPool.fail(entry, event.message || 'it could not be started');
      };
      entry.worker.postMessage({ module: module });
      ctqPool.workers.push(entry);
      return entry;
    },

    // If no more can be started, the existing ones do all jobs.
    startBeside: function (module) {
      try {
        return ctqPool.start(module);
      } catch (error) {
        if (!ctqPool.workers.length) {
          throw error;
        }
        return null;
      }
    },

    next: function () {
      if (!ctqPool.queue.length) {
        return;
      }
      ctqPool.prepare().then(function (module) {
        while (ctqPool.queue.length) {
          var entry = ctqPool.workers.find(function (other) { return !other.task; });
          if (!entry && ctqPool.workers.length < ctqPool.limit) {
            entry = ctqPool.startBeside(module);
          }
          if (!entry) {
            return;
          }
          var task = ctqPool.queue.shift();
          entry.task = task;
          entry.worker.postMessage({ bytes: task.bytes });
        }
      }).catch(function (error) {
        ctqPool.module = null; // the next job tries again
        ctqPool.queue.splice(0).forEach(function (task) {
          ctqPool.reply(task.job, false, new TextEncoder().encode(error.message));
        });
      });
    },
  },

  // Called after the first frame, so that the module is ready before the first job.
  ctq_js_worker_submit__deps: ['$ctqPool'],
  ctq_js_worker_submit__postset: "Module['prepareWorkers'] = ctqPool.prepare;",
  ctq_js_worker_submit: function (job, bytes, size) {
    ctqPool.queue.push({ job: job, bytes: HEAPU8.slice(bytes, bytes + size), failures: 0 });
    ctqPool.next();
  },

  ctq_js_worker_cancel__deps: ['$ctqPool'],
  ctq_js_worker_cancel: function (job) {
    ctqPool.queue = ctqPool.queue.filter(function (task) { return task.job !== job; });
    ctqPool.replies = ctqPool.replies.filter(function (reply) { return reply.job !== job; });
    ctqPool.workers.filter(function (entry) { return entry.task && entry.task.job === job; }).forEach(ctqPool.drop);
    ctqPool.next();
  },

  // The number of cores, but at most `most`.
  ctq_js_worker_limit__deps: ['$ctqPool'],
  ctq_js_worker_limit: function (most) {
    ctqPool.limit = Math.min(most, Math.max(1, navigator.hardwareConcurrency || 1));
    return ctqPool.limit;
  },

  ctq_js_worker_take__deps: ['$ctqPool'],
  ctq_js_worker_take: function (done, bytes, size) {
    var reply = ctqPool.replies.shift();
    if (!reply) {
      return 0;
    }
    var to = Module['_malloc'](Math.max(1, reply.bytes.length));
    HEAPU8.set(reply.bytes, to);
    HEAP32[done >> 2] = reply.done ? 1 : 0;
    HEAPU32[bytes >> 2] = to;
    HEAPU32[size >> 2] = reply.bytes.length;
    return reply.job;
  },
});

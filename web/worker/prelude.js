// Runs before the worker's own code. The page posts the compiled module first, then jobs.
var ctqWaiting = [];
var ctqReady = false;
var ctqInstantiate = null;

var Module = {
  instantiateWasm: function (imports, done) {
    ctqInstantiate = function (module) {
      WebAssembly.instantiate(module, imports).then(function (instance) {
        done(instance, module);
      }, function (error) {
        self.postMessage({ trouble: error.message });
      });
    };
    return {};
  },
  onRuntimeInitialized: function () {
    ctqReady = true;
    ctqWaiting.splice(0).forEach(ctqAnswer);
  },
};

// The nets of learned players, by GAME-STAGE. Each is fetched when a bot first uses it.
var ctqNets = '@FILES:nets@';

// Returns the bytes of a file, synchronously, because a worker may block. Null if it can't be fetched.
function ctqFetchNow(name) {
  try {
    var request = new XMLHttpRequest();
    request.open('GET', name, false);
    request.responseType = 'arraybuffer';
    request.send();
    return request.status === 200 ? new Uint8Array(request.response) : null;
  } catch (error) {
    return null;
  }
}

function ctqAnswer(bytes) {
  try {
    var job = Module['_malloc'](bytes.length);
    HEAPU8.set(bytes, job);
    var result = Module['_ctq_answer'](job, bytes.length);
    var size = new DataView(HEAPU8.buffer).getUint32(result, true);
    var copy = HEAPU8.slice(result + 4, result + 4 + size);
    Module['_free'](job);
    Module['_free'](result);
    self.postMessage({ bytes: copy }, [copy.buffer]);
  } catch (error) {
    self.postMessage({ trouble: error.message || 'it stopped' });
  }
}

self.onmessage = function (event) {
  if (event.data.module) {
    ctqInstantiate(event.data.module);
  } else if (ctqReady) {
    ctqAnswer(event.data.bytes);
  } else {
    ctqWaiting.push(event.data.bytes);
  }
};
